import 'server-only';
import { z } from 'zod';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { settlePayment } from '@/lib/orders/capture/settle-payment';
import { type CartRefusal, findCartRival, lockCart } from '@/lib/orders/payments/cart-rival';
import { isOfAccount } from '@/lib/orders/payments/payment-account';
import { type AttemptStatus, AWAITING_PAYMENT } from '@/lib/orders/status/status';
import { readAttemptStatus, readOrderStatuses } from '@/lib/orders/status/stored-status';
import type { GatewayError, PaymentGateway } from '@/lib/payments/gateway';
import { gatewayAccountOf } from '@/lib/payments/tenant-gateway';
import { err, ok, type Result } from '@/lib/result';
import { answerWithoutAsking, isDecline, isNotApproved } from './capture-answer';
import { CAPTURE_CHECK } from './payment-checks';

const uuid = z.uuid();

/** `status` is COMPLETED when the money is taken, else PayPal's word for what is the matter. */
export type CaptureAnswer = { status: string; orderId: OrderId };

export type CapturePaymentError =
  | 'payment_not_found'
  | 'order_not_payable'
  | 'payment_not_configured'
  | 'capture_mismatch'
  | Exclude<GatewayError['kind'], 'refused'>;

/**
 * Takes the money of an approved PayPal order and settles ours, if PayPal completed a capture of exactly
 * its total in US dollars. A repeat gives the same answer and charges nothing again; neither does an order that
 * another payment has paid meanwhile, which is answered as paid; nor one whose cart another order is or was paid for.
 */
export async function capturePayment(
  tenantId: TenantId,
  paypalOrderId: string,
): Promise<Result<CaptureAnswer, CapturePaymentError | CartRefusal>> {
  const account = await gatewayAccountOf(tenantId);
  const payment = await openForCapture(tenantId, paypalOrderId, account?.clientId ?? null);
  if (!payment) {
    return err('payment_not_found');
  }
  const { orderId } = payment;
  const answer = (status: string) => ok({ status, orderId });
  const known = answerWithoutAsking(payment);
  if (known !== null) {
    return known.ok ? answer(known.value) : known;
  }
  if (payment.rival !== null) {
    return err(payment.rival);
  }
  if (!account || !isOfAccount(payment.paypalClientId, account.clientId)) {
    return err('payment_not_configured');
  }
  const captured = await captureOrFind(account.gateway, payment.status, paypalOrderId);
  if (!captured.ok) {
    if (captured.error.kind !== 'refused') {
      return err(captured.error.kind);
    }
    await noteRefusal(tenantId, { paypalOrderId, askedAt: payment.captureAskedAt }, captured.error.issue);
    return answer(captured.error.issue);
  }
  const settled = await settlePayment(tenantId, paypalOrderId, captured.value);
  if (settled === 'mismatch') {
    return err('capture_mismatch');
  }
  return answer(settled === 'paid' ? 'COMPLETED' : captured.value.status);
}

/**
 * Counts a capture that somebody asks for over the internet, where PayPal would be asked in turn: whoever knows an
 * unpaid payment could else use up the calls of the shop's account. Comes before `capturePayment`, which marks the
 * payment; messages of PayPal's and our own checks are not counted.
 */
export async function countCapture(
  tenantId: TenantId,
  paypalOrderId: string,
): Promise<Result<null, { minutes: number }>> {
  const payment = await tenantDb(tenantId, (db) => findForCapture(db, tenantId, paypalOrderId));
  return payment === null || answerWithoutAsking(payment) !== null
    ? ok(null)
    : countTry([{ limit: 'paymentCaptureOrder', key: `${tenantId}:${payment.orderId}` }]);
}

/**
 * The payment, marked before PayPal is asked to take its money: it is open again if it had been given up or had
 * failed, and is asked about soon. So no process that dies between PayPal's capture and our record of it leaves the
 * money unseen, and whoever was about to give the payment up finds that it has changed.
 *
 * The mark is also the order's claim on its cart, so it is not made where another order of the cart stands in the way.
 */
const openForCapture = (tenantId: TenantId, paypalOrderId: string, clientId: string | null) =>
  tenantDb(tenantId, async (db) => {
    const found = await findForCapture(db, tenantId, paypalOrderId);
    // What is under review is only asked about.
    if (found !== null && found.status !== 'pending') {
      await lockCart(db, tenantId, found.order.cartId);
      const rival = await findCartRival(db, tenantId, found.order);
      if (rival !== null) {
        return { ...found, rival };
      }
    }
    const now = Date.now();
    await db.payment.updateMany({
      where: {
        tenantId,
        paypalOrderId,
        OR: [{ paypalClientId: null }, ...(clientId === null ? [] : [{ paypalClientId: clientId }])],
        AND: {
          OR: [{ status: { in: ['created', 'expired'] } }, { status: 'failed', paypalCaptureId: null }],
        },
        order: { status: { not: 'cancelled' }, paymentStatus: { in: [...AWAITING_PAYMENT] } },
      },
      data: {
        status: 'created',
        nextCheckAt: new Date(now + CAPTURE_CHECK),
        captureAskedAt: new Date(now),
        declinedAt: null,
      },
    });
    const marked = await findForCapture(db, tenantId, paypalOrderId);
    return marked && { ...marked, rival: null };
  });

async function findForCapture(db: Database, tenantId: TenantId, paypalOrderId: string) {
  const row = await db.payment.findFirst({
    // What came by hand goes by its own id (`startPayment`), so that its shopper hears that the order is paid.
    where: {
      tenantId,
      OR: [
        { paypalOrderId },
        ...(uuid.safeParse(paypalOrderId).success ? [{ id: paypalOrderId, paypalOrderId: null }] : []),
      ],
    },
    select: {
      orderId: true,
      status: true,
      paypalClientId: true,
      captureAskedAt: true,
      order: { select: { id: true, cartId: true, status: true, paymentStatus: true } },
    },
  });
  return (
    row && {
      ...row,
      status: readAttemptStatus(row.status),
      order: { ...row.order, ...readOrderStatuses(row.order) },
    }
  );
}

/**
 * Notes that PayPal took nothing, which leaves the cart to its other orders; unless the money has been asked for once
 * more since, whose answer is another one.
 */
async function noteRefusal(
  tenantId: TenantId,
  { paypalOrderId, askedAt }: { paypalOrderId: string; askedAt: Date | null },
  issue: string,
): Promise<void> {
  const data = isDecline(issue)
    ? { declinedAt: new Date() }
    : isNotApproved(issue)
      ? { captureAskedAt: null }
      : null;
  if (data !== null) {
    await tenantDb(tenantId, (db) =>
      db.payment.updateMany({
        where: { tenantId, paypalOrderId, status: 'created', captureAskedAt: askedAt },
        data,
      }),
    );
  }
}

/** A pending capture is asked about: repeating the capture would only repeat PayPal's first answer. */
async function captureOrFind(gateway: PaymentGateway, status: AttemptStatus, paypalOrderId: string) {
  if (status === 'pending') {
    const found = await gateway.findOrder(paypalOrderId);
    if (!found.ok) {
      return found;
    }
    if (found.value?.capture) {
      return ok(found.value.capture);
    }
  }
  return gateway.capture(paypalOrderId, `capture:${paypalOrderId}`);
}
