// The one function that books what PayPal says about a payment. The browser's capture, the webhook and the reconciler
// all call it (docs/decisions/0068).
import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import { writeTogether } from '@/lib/db/insert-rows';
import { jsonOf } from '@/lib/db/json-of';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { executeLast, queryInTurn, queryWithin } from '@/lib/db/within-transaction';
import { asOrderId, type OrderId, type TenantId } from '@/lib/ids';
import { insertMails } from '@/lib/mail/outbox/outbox.commands';
import { clearAlerts, clearingAlerts, raiseAlert } from '@/lib/orders/alerts/order-alerts.commands';
import { bookUnfinished } from '@/lib/orders/capture/book-unfinished';
import { captureMeaning } from '@/lib/orders/capture/capture-meaning';
import { giveBack } from '@/lib/orders/capture/give-back';
import type { OrderEvent } from '@/lib/orders/events/order-event';
import { insertEvents, recordEvent } from '@/lib/orders/events/order-events.commands';
import {
  announcementColumns,
  announcementOf,
  completeHandedOver,
  STARTED,
} from '@/lib/orders/payments/paid-order';
import { copyRosters } from '@/lib/orders/placing/copy-rosters';
import { orderStatusesBefore, paymentStatusesBefore } from '@/lib/orders/status/status';
import { attemptStatus } from '@/lib/orders/status/stored-status';
import { bookHeld, selectHeld } from '@/lib/orders/stock/book-held';
import type { GatewayCapture } from '@/lib/payments/gateway';

/**
 * The result of settling. `paid`: the money is captured and booked. `mismatch`: it was not the order's amount.
 * `unknown`: the shop has no such payment. `unchanged`: PayPal's status says nothing yet.
 */
export type Settled = 'paid' | 'pending' | 'declined' | 'mismatch' | 'unknown' | 'unchanged';

const payments = z.array(
  z.object({
    id: z.string(),
    orderId: z.string().transform(asOrderId),
    amountCents: z.int(),
    status: attemptStatus,
    createdAt: z.date(),
    platformFeeCents: z.int(),
    delivery: z.unknown(),
    hasRosterToCopy: z.boolean(),
    shop: announcementColumns,
  }),
);

/** A payment, with what matters here of its order and shop. */
type FoundPayment = z.infer<typeof payments>[number];

/**
 * Books a capture as PayPal has it, in one transaction: the status of payment and order by compare-and-set, an event
 * for each change, and the mails for them. Idempotent: however often and in whatever order callers race, each effect
 * happens once.
 */
export function settlePayment(
  tenantId: TenantId,
  paypalOrderId: string,
  capture: GatewayCapture,
): Promise<Settled> {
  return tenantDb(tenantId, async (db) => {
    const payment = await findPayment(db, tenantId, paypalOrderId);
    if (payment === null) {
      return 'unknown';
    }
    switch (captureMeaning(capture, payment.amountCents)) {
      case 'paid':
        return bookCapture(db, tenantId, payment, capture);
      case 'mismatch':
        return bookMismatch(db, tenantId, payment, capture);
      case 'pending':
        return bookUnfinished(db, tenantId, payment, 'pending');
      case 'failed':
        return bookUnfinished(db, tenantId, payment, 'failed');
      case 'unknown':
        return 'unchanged';
    }
  });
}

async function findPayment(
  db: Database,
  tenantId: TenantId,
  paypalOrderId: string,
): Promise<FoundPayment | null> {
  const rows = await queryWithin(
    db,
    Prisma.sql`
    SELECT p.id, p.order_id AS "orderId", p.amount_cents AS "amountCents", p.status, p.created_at AS "createdAt",
      o.platform_fee_cents AS "platformFeeCents", o.delivery, ${jsonOf('t', announcementColumns)} AS shop,
      EXISTS (SELECT 1 FROM order_items i
        WHERE i.tenant_id = o.tenant_id AND i.order_id = o.id AND i.roster_id IS NOT NULL) AS "hasRosterToCopy"
    FROM payments p JOIN orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id
      JOIN tenants t ON t.id = p.tenant_id
    WHERE p.tenant_id = ${tenantId}::uuid AND p.paypal_order_id = ${paypalOrderId}`,
  );
  const [payment = null] = payments.parse(rows);
  return payment;
}

async function bookCapture(
  db: Database,
  tenantId: TenantId,
  payment: FoundPayment,
  capture: GatewayCapture,
): Promise<Settled> {
  const { id, orderId, shop } = payment;
  const now = new Date();
  const { isBooked, hasStarted, held } = await bookMoney(db, tenantId, payment, { capture, now });
  if (!isBooked) {
    await noteFee(db, tenantId, id, capture);
    return 'paid';
  }
  const answered = clearingAlerts(tenantId, { orderId, subject: id });
  const detail = { paypalCaptureId: capture.id };
  if (!hasStarted && !(await bookAsPaid(db, tenantId, orderId, now))) {
    await db.$executeRaw(answered);
    // The platform takes its fee once per order.
    await db.payment.updateMany({ where: { tenantId, id }, data: { platformFeeCents: 0 } });
    await recordEvent(db, tenantId, orderId, { kind: 'payment.second_capture', ...detail });
    await raiseAlert(db, tenantId, { orderId, kind: 'second_capture', subject: capture.id, detail });
    await giveBack(db, tenantId, { orderId, paymentId: id, capture, why: 'second_capture' });
    return 'paid';
  }
  if (payment.hasRosterToCopy) {
    await copyRosters(db, tenantId, orderId);
  }
  await bookHeld(db, tenantId, orderId, held);
  const captured: OrderEvent = { kind: 'payment.captured', ...detail };
  // An order that was cancelled before the money came is not confirmed.
  const isTooLate = !hasStarted && (await isCancelled(db, tenantId, orderId));
  const happened = hasStarted ? [captured, STARTED] : [captured];
  await executeLast(
    db,
    writeTogether([
      answered,
      insertEvents(
        tenantId,
        happened.map((event) => ({ orderId, event })),
      ),
      ...(isTooLate ? [] : [insertMails(tenantId, announcementOf(orderId, shop))]),
    ]),
  );
  if (isTooLate) {
    await raiseAlert(db, tenantId, { orderId, kind: 'paid_after_cancel', subject: capture.id, detail });
    return 'paid';
  }
  await completeHandedOver(db, tenantId, { orderId, delivery: payment.delivery, actorName: null });
  return 'paid';
}

const bookings = z.tuple([z.object({ booked: z.int(), started: z.int() })]);

/**
 * Books the money of a payment, unless it is booked, and with it moves an order on that waits for just that. One statement,
 * because nearly every order takes this way; what else an order can be is for `bookAsPaid`. Both updates look at a row again that
 * they had to wait for, so neither overwrites what another transaction has decided meanwhile. An order that comes to wait for its
 * payment only then would be missed; there is none, because no status leads back to that. `held`: what an order that was moved
 * holds (`selectHeld`), asked in the same moment; null for another, which nothing has locked yet.
 */
async function bookMoney(
  db: Database,
  tenantId: TenantId,
  { id, orderId, platformFeeCents }: FoundPayment,
  { capture, now }: { capture: GatewayCapture; now: Date },
): Promise<{ isBooked: boolean; hasStarted: boolean; held: unknown[] | null }> {
  // Refunds from before we knew of the capture: the next check of PayPal books them.
  const nextCheckAt = capture.status === 'COMPLETED' ? null : now;
  const money = Prisma.sql`
    WITH booked AS (
      UPDATE payments SET status = 'captured', paypal_capture_id = ${capture.id}, paypal_fee_cents = ${capture.fee}::int,
        platform_fee_cents = ${platformFeeCents}::int, captured_at = ${now}::timestamptz,
        next_check_at = ${nextCheckAt}::timestamptz, updated_at = ${now}::timestamptz
      WHERE tenant_id = ${tenantId}::uuid AND id = ${id}::uuid AND status <> 'captured'
      RETURNING id),
    started AS (
      UPDATE orders SET payment_status = 'paid', paid_at = ${now}::timestamptz, expired_at = NULL, status = 'processing',
        updated_at = ${now}::timestamptz
      WHERE tenant_id = ${tenantId}::uuid AND id = ${orderId}::uuid AND EXISTS (SELECT 1 FROM booked)
        AND payment_status = ANY (${paymentStatusesBefore('paid')}) AND status = ANY (${orderStatusesBefore('processing')})
      RETURNING id)
    SELECT (SELECT count(*)::int FROM booked) AS booked, (SELECT count(*)::int FROM started) AS started`;
  const [counts, held = null] = await queryInTurn(db, [money, selectHeld(tenantId, orderId)]);
  const [{ booked, started }] = bookings.parse(counts);
  const hasStarted = started === 1;
  return { isBooked: booked === 1, hasStarted, held: hasStarted ? held : null };
}

/** Books an unpaid order as paid that does not move on by it. False if it is paid already. */
async function bookAsPaid(db: Database, tenantId: TenantId, orderId: OrderId, now: Date): Promise<boolean> {
  const { count } = await db.order.updateMany({
    where: { tenantId, id: orderId, paymentStatus: { in: paymentStatusesBefore('paid') } },
    // An order that expired unpaid and is paid after all stays cancelled, but is shown in lists again.
    data: { paymentStatus: 'paid', paidAt: now, expiredAt: null },
  });
  return count === 1;
}

/** PayPal may name its fee only after its first answer. */
const noteFee = (
  db: Database,
  tenantId: TenantId,
  id: string,
  { id: paypalCaptureId, fee }: GatewayCapture,
) =>
  db.payment.updateMany({
    where: { tenantId, id, paypalCaptureId, paypalFeeCents: null },
    data: { paypalFeeCents: fee },
  });

async function isCancelled(db: Database, tenantId: TenantId, orderId: OrderId): Promise<boolean> {
  const { status } = await db.order.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: orderId } },
    select: { status: true },
  });
  return status === 'cancelled';
}

/** Money was captured, but not the order's amount: it does not pay the order and is refunded. */
async function bookMismatch(
  db: Database,
  tenantId: TenantId,
  payment: FoundPayment,
  capture: GatewayCapture,
): Promise<Settled> {
  const { id, orderId } = payment;
  const { count } = await db.payment.updateMany({
    where: { tenantId, id, paypalCaptureId: null },
    data: { paypalCaptureId: capture.id, status: 'failed', nextCheckAt: null },
  });
  if (count === 1) {
    await clearAlerts(db, tenantId, { orderId, subject: id });
    const detail = {
      paypalCaptureId: capture.id,
      amountCents: capture.amount,
      currency: capture.currency,
    };
    // PayPal may have kept this capture pending until now: the order stops waiting for it and can be paid again.
    const failed = await db.order.updateMany({
      where: { tenantId, id: orderId, paymentStatus: 'pending', payments: { none: { status: 'pending' } } },
      data: { paymentStatus: 'failed' },
    });
    const to = failed.count === 1 ? 'failed' : null;
    await recordEvent(db, tenantId, orderId, { kind: 'payment.mismatch', to, ...detail });
    await raiseAlert(db, tenantId, { orderId, kind: 'capture_mismatch', subject: capture.id, detail });
    await giveBack(db, tenantId, { orderId, paymentId: id, capture, why: 'capture_mismatch' });
  }
  return 'mismatch';
}
