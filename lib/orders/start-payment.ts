import 'server-only';
import { isUniqueViolation } from '@/lib/db/errors';
import { tenantDb } from '@/lib/db/tenant-db';
import { type Cents, cents } from '@/lib/money/cents';
import type { GatewayError, PaymentGateway } from '@/lib/payments/gateway';
import { gatewayAccountOf } from '@/lib/payments/tenant-gateway';
import { err, ok, type Result } from '@/lib/result';
import { paymentLineColumns, paymentLines } from './payment-lines';

export type StartPaymentError =
  | 'order_not_found'
  | 'amount_mismatch'
  | 'order_not_payable'
  | 'payment_not_configured'
  | GatewayError['kind'];

/** `isDecided` means that nobody has to approve it any more: its money is taken, or under review. */
export type StartedPayment = { paypalOrderId: string; isDecided: boolean };

/**
 * Opens an order for payment at PayPal and answers PayPal's order id. Called again, it answers the same id:
 * PayPal's own order by its request id, ours by the stored attempt. `amount` is compared, never used.
 */
export async function startPayment(
  tenantId: string,
  orderId: string,
  amount: Cents,
): Promise<Result<StartedPayment, StartPaymentError>> {
  const order = await findOrder(tenantId, orderId);
  if (!order) {
    return err('order_not_found');
  }
  if (order.totalCents !== amount) {
    return err('amount_mismatch');
  }
  if (order.status === 'cancelled') {
    return err('order_not_payable');
  }
  // Open, pending or captured: whichever it is, a repeat of this call is answered as the first was.
  const current = order.payments.find(({ status }) => !['failed', 'expired'].includes(status));
  if (current) {
    const isDecided = ['pending', 'captured'].includes(current.status);
    return ok({ paypalOrderId: current.paypalOrderId, isDecided });
  }
  if (!['unpaid', 'failed'].includes(order.paymentStatus)) {
    return err('order_not_payable');
  }
  const account = await gatewayAccountOf(tenantId);
  if (!account) {
    return err('payment_not_configured');
  }
  const attempt = order.payments.length + 1;
  const created = await createAtGateway(account.gateway, tenantId, order, attempt);
  if (!created.ok) {
    return err(created.error.kind);
  }
  return recordAttempt(tenantId, {
    orderId,
    attempt,
    paypalOrderId: created.value.gatewayOrderId,
    paypalClientId: account.clientId,
    amount,
  });
}

/** The payment of an order that is paid or under review; null if there is none. Asks nobody outside. */
export async function findDecidedPayment(tenantId: string, orderId: string): Promise<StartedPayment | null> {
  const payment = await tenantDb(tenantId, (db) =>
    db.payment.findFirst({
      where: { tenantId, orderId, status: { in: ['pending', 'captured'] } },
      select: { paypalOrderId: true },
    }),
  );
  return payment && { ...payment, isDecided: true };
}

type PayableOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

const findOrder = (tenantId: string, orderId: string) =>
  tenantDb(tenantId, (db) =>
    db.order.findUnique({
      where: { tenantId_id: { tenantId, id: orderId } },
      include: {
        tenant: { select: { name: true } },
        // Not its rosters, which may be long and are nothing to the provider.
        items: { orderBy: { position: 'asc' }, select: paymentLineColumns },
        payments: { orderBy: { attempt: 'desc' } },
      },
    }),
  );

// PayPal refuses an invoice number that an account has seen before, also one of another installation.
const invoiceNumber = (order: PayableOrder, attempt: number) =>
  `${order.orderNumber}-${order.id.slice(-12)}-${attempt}`;

const createAtGateway = (gateway: PaymentGateway, tenantId: string, order: PayableOrder, attempt: number) =>
  gateway.createOrder({
    requestId: `create:${order.id}:${attempt}`,
    reference: `${tenantId}:${order.id}`,
    invoiceNumber: invoiceNumber(order, attempt),
    brandName: order.tenant.name,
    amount: cents(order.totalCents),
    lines: paymentLines(order.items),
    shipTo: {
      name: order.customerName,
      address: order.shippingAddress,
      city: order.shippingCity,
      state: order.shippingState,
      zip: order.shippingZip,
      country: order.shippingCountry,
    },
  });

type Attempt = {
  orderId: string;
  attempt: number;
  paypalOrderId: string;
  paypalClientId: string;
  amount: Cents;
};

async function recordAttempt(
  tenantId: string,
  { orderId, attempt, paypalOrderId, paypalClientId, amount }: Attempt,
): Promise<Result<StartedPayment, never>> {
  try {
    await tenantDb(tenantId, async (db) => {
      await db.payment.create({
        data: { tenantId, orderId, attempt, paypalOrderId, paypalClientId, amountCents: amount },
      });
      await db.orderEvent.create({
        data: { tenantId, orderId, kind: 'payment.started', detail: { paypalOrderId, attempt } },
      });
    });
  } catch (error) {
    // A second call of the same attempt was faster; PayPal gave both the same order.
    if (!isUniqueViolation(error)) {
      throw error;
    }
  }
  return ok({ paypalOrderId, isDecided: false });
}
