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
  payments: z
    .array(
      z.object({
        clientId: z.string(),
        orderId: z.string(),
        captureId: z.string(),
        customId: z.string(),
        amountCents: cents,
        payPalFeeCents: cents,
        capturedAt: z.string(),
        refunds: z.array(
          z.object({ id: z.string(), customId: z.string(), amountCents: cents, createdAt: z.string() }),
        ),
      }),
    )
    .default([]),
});

export type PastRecords = z.input<typeof pastRecords>;
type PastPayment = z.output<typeof pastRecords>['payments'][number];

/** Loads these records as if they had happened here. Known ones stay unchanged. */
export function loadRecords(state: SandboxState, records: PastRecords): void {
  const { webhooks, payments } = pastRecords.parse(records);
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
    units: [{ reference_id: customId, custom_id: customId, amount }],
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
    merchantId: merchantIdOf(clientId),
    status:
      refundedMinor === 0
        ? 'COMPLETED'
        : refundedMinor < payment.amountCents
          ? 'PARTIALLY_REFUNDED'
          : 'REFUNDED',
    amount,
    payPalFeeMinor: payment.payPalFeeCents,
    platformFeeMinor: 0,
    refundedMinor,
    refundedPlatformFeeMinor: 0,
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
      platformFeeMinor: 0,
      totalRefundedMinor: total,
      customId: refund.customId,
      createTime: refund.createdAt,
    });
  }
}
