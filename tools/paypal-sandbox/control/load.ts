import { z } from 'zod';
import { merchantIdOf } from '../ids';
import { fromMinorUnits } from '../money';
import type { SandboxState } from '../state';

/*
 * Records of earlier runs that a shop's database has and this memory has not: captured payments with their refunds,
 * and addresses of webhooks.
 */

const cents = z.int().min(0);

export const pastRecords = z.object({
  webhooks: z.array(z.object({ clientId: z.string(), id: z.string(), url: z.string() })).default([]),
  sellers: z.array(z.object({ merchantId: z.string(), clientId: z.string() })).default([]),
  payments: z
    .array(
      z.object({
        clientId: z.string(),
        /** The seller, if a partner's account took the payment. */
        merchantId: z.string().nullable().default(null),
        platformFeeCents: cents.default(0),
        orderId: z.string(),
        captureId: z.string(),
        customId: z.string(),
        amountCents: cents,
        payPalFeeCents: cents,
        capturedAt: z.string(),
        refunds: z.array(
          z.object({
            id: z.string(),
            customId: z.string(),
            amountCents: cents,
            platformFeeCents: cents.default(0),
            createdAt: z.string(),
          }),
        ),
      }),
    )
    .default([]),
});

export type PastRecords = z.input<typeof pastRecords>;
type PastPayment = z.output<typeof pastRecords>['payments'][number];

/** Loads these records as if they had happened here. Known ones stay unchanged. */
export function loadRecords(state: SandboxState, records: PastRecords): void {
  const { webhooks, sellers, payments } = pastRecords.parse(records);
  for (const { merchantId, clientId } of sellers) {
    state.sellers.set(merchantId, {
      isEmailConfirmed: true,
      canReceive: true,
      partners: new Set([...(state.sellers.get(merchantId)?.partners ?? []), clientId]),
    });
  }
  for (const webhook of webhooks) state.webhooks.set(webhook.id, { ...webhook, eventTypes: ['*'] });
  for (const payment of payments) {
    if (!state.captures.has(payment.captureId)) loadPayment(state, payment);
  }
}

function loadPayment(state: SandboxState, payment: PastPayment): void {
  const { clientId, orderId, captureId, customId } = payment;
  const amount = fromMinorUnits(payment.amountCents, 'USD');
  const createTime = payment.capturedAt;
  const refundedMinor = payment.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  state.orders.set(orderId, {
    id: orderId,
    clientId,
    intent: 'CAPTURE',
    initialStatus: 'CREATED',
    status: 'COMPLETED',
    units: [
      {
        reference_id: customId,
        custom_id: customId,
        amount,
        ...(payment.merchantId !== null && { payee: { merchant_id: payment.merchantId } }),
      },
    ],
    experience: {},
    captureIds: [captureId],
    createTime,
    updateTime: createTime,
  });
  state.captures.set(captureId, {
    id: captureId,
    orderId,
    clientId,
    unitIndex: 0,
    merchantId: payment.merchantId ?? merchantIdOf(clientId),
    status:
      refundedMinor === 0
        ? 'COMPLETED'
        : refundedMinor < payment.amountCents
          ? 'PARTIALLY_REFUNDED'
          : 'REFUNDED',
    amount,
    payPalFeeMinor: payment.payPalFeeCents,
    platformFeeMinor: payment.platformFeeCents,
    refundedMinor,
    refundedPlatformFeeMinor: payment.refunds.reduce(
      (sum, { platformFeeCents }) => sum + platformFeeCents,
      0,
    ),
    customId,
    createTime,
    updateTime: createTime,
  });
  let total = 0;
  for (const refund of payment.refunds) {
    total += refund.amountCents;
    state.refunds.set(refund.id, {
      id: refund.id,
      captureId,
      clientId,
      status: 'COMPLETED',
      amount: fromMinorUnits(refund.amountCents, 'USD'),
      platformFeeMinor: refund.platformFeeCents,
      totalRefundedMinor: total,
      customId: refund.customId,
      createTime: refund.createdAt,
    });
  }
}
