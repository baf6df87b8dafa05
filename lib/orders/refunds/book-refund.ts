// Books what PayPal says of a refund: our own call, the webhook and the reconciler all come here.
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

/** What PayPal has said, of which payment. */
type Told = { payment: LockedPayment; refund: GatewayRefund; kind: RefundKind };

/**
 * Books a refund as PayPal has it, idempotently: one of ours by its reference or PayPal's id, else a row of its
 * own, made at PayPal by nobody that is known here. However often and by whomever it is called, the money counts
 * once. 'unknown': the shop has no payment with that capture (yet). `isPersonWaiting`: somebody sees a failure on
 * the screen, and needs no alert.
 */
export function bookRefund(
  tenantId: TenantId,
  paypalCaptureId: string,
  told: GatewayRefund,
  kind: RefundKind,
  { isPersonWaiting = false }: { isPersonWaiting?: boolean } = {},
): Promise<'booked' | 'unknown'> {
  // That money was taken back is said by the reversal itself, whatever its status is called.
  const refund: GatewayRefund =
    kind === 'reversal' && told.status === 'OTHER' ? { ...told, status: 'COMPLETED' } : told;
  return tenantDb(tenantId, async (db) => {
    // First of all: who comes second finds what the first has done.
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
        // Late PENDING for a failed refund: ignore.
        if (row.paypalRefundId === null) {
          await awaitRefund(db, tenantId, { row, refund });
        }
        break;
      case 'FAILED':
        // With PayPal's id, by which a late PENDING for it is known.
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
  // Told without our reference, money that we still ask for is the money that we ask for, or somebody at the shop
  // tired of waiting and gave it back by hand. Either way it is not owed a second time.
  return db.refund.findFirst({
    where: {
      ...ofPayment,
      status: 'requested',
      ...(payment.status === 'captured' && { amountCents: bookableAmount(payment, refund) }),
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

/** A row for money that went back without us; null where there is nothing to count. */
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

/** Whoever asks PayPal about a payment sees a reversal among its refunds, and may have booked it as one. */
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
