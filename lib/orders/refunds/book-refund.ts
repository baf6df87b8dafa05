// Books what PayPal says about a refund: our own call, the webhook and the reconciler all come here.
import 'server-only';
import { z } from 'zod';
import type { Refund } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { GatewayRefund } from '@/lib/payments/gateway';
import { raiseAlert } from '../alerts/order-alerts.commands';
import { type LockedPayment, lockPayment } from '../payments/lock-payment';
import type { RefundKind } from '../refund-status';
import { amountLeft, bookableAmount } from './refund-sums';
import { awaitRefund, completeRefund, failRefund } from './settle-refund';

const uuid = z.uuid();

/** What PayPal said, and about which payment. */
type Told = { payment: LockedPayment; refund: GatewayRefund; kind: RefundKind };

/**
 * Books a refund as PayPal has it: ours, found by reference or by PayPal's id, or a new row for one that was made at
 * PayPal. Idempotent: the money counts once, however many callers race. 'unknown': the shop has no payment with this
 * capture (yet). `isPersonWaiting`: a person sees a failure on the screen, so it needs no alert.
 */
export function bookRefund(
  tenantId: TenantId,
  paypalCaptureId: string,
  told: GatewayRefund,
  kind: RefundKind,
  { isPersonWaiting = false }: { isPersonWaiting?: boolean } = {},
): Promise<'booked' | 'unknown'> {
  // The reversal itself proves that the money was taken back, even with an unknown status.
  const refund: GatewayRefund =
    kind === 'reversal' && told.status === 'OTHER' ? { ...told, status: 'COMPLETED' } : told;
  return tenantDb(tenantId, async (db) => {
    // Lock first, so that a racing call sees what this one has booked.
    const payment = await lockPayment(db, tenantId, { paypalCaptureId });
    if (payment === null) {
      return 'unknown';
    }
    if (kind === 'reversal') {
      await raiseReversal(db, tenantId, payment, refund);
    }
    const heard = { payment, refund, kind };
    const row = (await findRow(db, tenantId, heard)) ?? (await recordForeign(db, tenantId, heard));
    if (row === null || row.status === 'completed') {
      return 'booked';
    }
    switch (refund.status) {
      case 'COMPLETED':
        await completeRefund(db, tenantId, { row, payment, refund });
        break;
      case 'PENDING':
        // A late PENDING for a failed refund: ignore.
        if (row.paypalRefundId === null) {
          await awaitRefund(db, tenantId, { row, refund });
        }
        break;
      case 'FAILED':
        // Store PayPal's id, to recognise a late PENDING for this refund.
        await failRefund(db, tenantId, {
          row,
          issue: 'FAILED',
          isAlerted: !isPersonWaiting,
          paypalRefundId: refund.id,
        });
    }
    return 'booked';
  });
}

async function findRow(
  db: Database,
  tenantId: TenantId,
  { payment, refund, kind }: Told,
): Promise<Refund | null> {
  const { id, reference } = refund;
  const ofPayment = { tenantId, paymentId: payment.id };
  const known = await db.refund.findFirst({ where: { ...ofPayment, paypalRefundId: id } });
  if (kind === 'reversal') {
    return known && markReversed(db, tenantId, known);
  }
  if (known !== null) {
    return known;
  }
  if (reference !== null) {
    return uuid.safeParse(reference).success
      ? db.refund.findFirst({ where: { ...ofPayment, id: reference, paypalRefundId: null } })
      : null;
  }
  // Without our reference, a refund of the same amount as a requested one counts as that one: PayPal lost the
  // reference, or a person of the shop refunded it by hand. Either way the money must not go back a second time.
  return db.refund.findFirst({
    where: {
      ...ofPayment,
      status: 'requested',
      ...(payment.status === 'captured' && { amountCents: bookableAmount(payment, refund) }),
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

/** A row for a refund that was made elsewhere; null if there is nothing to count. */
async function recordForeign(
  db: Database,
  tenantId: TenantId,
  { payment, refund, kind }: Told,
): Promise<Refund | null> {
  if (refund.status !== 'COMPLETED' && refund.status !== 'PENDING') {
    return null;
  }
  const amountCents =
    payment.status === 'captured' ? bookableAmount(payment, refund) : (refund.amount ?? payment.amountCents);
  if (amountCents === 0) {
    return null;
  }
  const { id: paymentId, orderId } = payment;
  return db.refund.create({ data: { tenantId, orderId, paymentId, kind, amountCents } });
}

/** A reversal also appears among the refunds of its payment, so a check may have booked it as a refund. */
function markReversed(db: Database, tenantId: TenantId, { id }: Refund): Promise<Refund> {
  return db.refund.update({ where: { tenantId_id: { tenantId, id } }, data: { kind: 'reversal' } });
}

async function raiseReversal(
  db: Database,
  tenantId: TenantId,
  payment: LockedPayment,
  refund: GatewayRefund,
): Promise<void> {
  const detail = {
    paypalCaptureId: payment.paypalCaptureId,
    amountCents: refund.amount ?? amountLeft(payment),
    currency: refund.currency,
  };
  await raiseAlert(db, tenantId, { orderId: payment.orderId, kind: 'reversed', subject: refund.id, detail });
}
