// What is recorded about a requested refund, before and after PayPal is asked.
import 'server-only';
import { claimFor } from '@/lib/background-work/claim';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { readAttemptStatus } from '@/lib/orders/status/stored-status';
import { partnerFeeToReturn } from '@/lib/payments/returned-fee';
import { raiseAlert } from '../alerts/order-alerts.commands';
import { lockPayment } from '../payments/lock-payment';
import { OPEN_REFUND_STATUSES } from '../refund-status';
import { isRefundOverdue, nextRefundCheck } from './refund-checks';
import { failRefund } from './settle-refund';

/** The failure of a refund that PayPal was not asked for, because it refuses the shop's account. */
export const NOT_CONNECTED = 'NOT_CONNECTED';

/** How long a claim on a refund lasts, in milliseconds. */
export const REFUND_CLAIM_LIFE = 2 * 60_000;

/**
 * Claims a refund for as long as the call takes, and returns it with its payment. Null if it is final; with
 * `isOnlyIfDue` also if it is not due, such as one that another runner has claimed.
 */
export const claimRefund = (
  tenantId: TenantId,
  refundId: string,
  { isOnlyIfDue }: { isOnlyIfDue: boolean },
) =>
  tenantDb(tenantId, async (db) => {
    await decidePartnerFee(db, tenantId, refundId);
    const claim = await claimFor(REFUND_CLAIM_LIFE, ({ now, until }) =>
      db.refund.updateMany({
        where: {
          tenantId,
          id: refundId,
          status: { in: [...OPEN_REFUND_STATUSES] },
          ...(isOnlyIfDue && { nextCheckAt: { lte: now } }),
        },
        data: { nextCheckAt: until },
      }),
    );
    if (claim === null) {
      return null;
    }
    const row = await db.refund.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id: refundId } },
      include: {
        payment: {
          select: {
            status: true,
            paypalOrderId: true,
            paypalCaptureId: true,
            paypalClientId: true,
            paypalMerchantId: true,
          },
        },
      },
    });
    const { paypalCaptureId: captureId, paypalOrderId } = row.payment;
    if (captureId === null || paypalOrderId === null) {
      throw new Error(`Refund ${refundId} is of a payment that was never captured`);
    }
    const status = readAttemptStatus(row.payment.status);
    return { ...row, payment: { ...row.payment, paypalOrderId, status }, captureId };
  });

/**
 * Decides what PayPal is asked to return of the fee that it gave the platform with the capture. Once, so that every
 * request for the refund says the same. Before the refund is claimed: the payment is locked first, as everywhere.
 */
async function decidePartnerFee(db: Database, tenantId: TenantId, refundId: string): Promise<void> {
  const undecided = await db.refund.findFirst({
    where: { tenantId, id: refundId, partnerFeeCents: null, payment: { partnerFeeCents: { gt: 0 } } },
    select: { paymentId: true, amountCents: true },
  });
  const payment = undecided && (await lockPayment(db, tenantId, { id: undecided.paymentId }));
  if (!payment) {
    return;
  }
  const { amountCents, partnerFeeCents: platformFeeCents } = payment;
  const others = await db.refund.aggregate({
    where: {
      tenantId,
      paymentId: payment.id,
      id: { not: refundId },
      status: { not: 'failed' },
      partnerFeeCents: { not: null },
    },
    _sum: { amountCents: true, partnerFeeCents: true },
  });
  const partnerFeeCents =
    payment.status === 'captured'
      ? partnerFeeToReturn({ amountCents, platformFeeCents }, cents(undecided.amountCents), {
          amountCents: others._sum.amountCents ?? 0,
          feeCents: others._sum.partnerFeeCents ?? 0,
        })
      : // A capture that never paid its order goes back as a whole.
        platformFeeCents;
  await db.refund.updateMany({
    where: { tenantId, id: refundId, partnerFeeCents: null },
    data: { partnerFeeCents },
  });
}

export type OwedRefund = NonNullable<Awaited<ReturnType<typeof claimRefund>>>;

/** Still `requested`: no answer booked yet. */
export const isStillOwed = (tenantId: TenantId, id: string) =>
  tenantDb(
    tenantId,
    async (db) => (await db.refund.count({ where: { tenantId, id, status: 'requested' } })) === 1,
  );

/** Alerts the shop once that its current PayPal account cannot be asked for this refund. */
export const alertUnasked = (tenantId: TenantId, owed: OwedRefund) =>
  tenantDb(tenantId, (db) => raiseUnanswered(db, tenantId, owed, NOT_CONNECTED));

/** An alert of its own, so that a later refusal raises another one even after this was resolved. */
const raiseUnanswered = (
  db: Database,
  tenantId: TenantId,
  { id, orderId, amountCents }: OwedRefund,
  issue: string | null,
) =>
  raiseAlert(db, tenantId, {
    orderId,
    kind: 'refund_unanswered',
    subject: id,
    detail: { refundId: id, amountCents, issue },
  });

/** Fails a refund that PayPal refused, unless another answer was booked meanwhile. */
export const dropRefund = (
  tenantId: TenantId,
  { id, paymentId }: OwedRefund,
  failure: { issue: string; isAlerted: boolean },
) =>
  tenantDb(tenantId, async (db) => {
    await lockPayment(db, tenantId, { id: paymentId });
    const row = await db.refund.findFirst({
      where: { tenantId, id, status: 'requested', paypalRefundId: null },
    });
    if (row !== null) {
      await failRefund(db, tenantId, { row, ...failure });
    }
  });

/** An open refund is due again later; if it takes too long, the shop gets an alert. */
export async function postponeRefund(tenantId: TenantId, owed: OwedRefund): Promise<void> {
  const { id, createdAt } = owed;
  const now = new Date();
  await tenantDb(tenantId, async (db) => {
    for (const status of OPEN_REFUND_STATUSES) {
      const data = { nextCheckAt: nextRefundCheck(status, createdAt, now) };
      const { count } = await db.refund.updateMany({ where: { tenantId, id, status }, data });
      if (count === 1 && isRefundOverdue(status, createdAt, now)) {
        await raiseUnanswered(db, tenantId, owed, null);
      }
    }
  });
}
