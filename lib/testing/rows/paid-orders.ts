import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import type { Tenant } from '@/lib/tenants/tenant';
import type { PayPal } from '@/lib/testing/outside/paypal';
import { createStartedOrder } from './orders';

/** An order that is placed, approved and captured at the stand-in, with the ids for a refund. */
export async function createPaidOrder(paypal: PayPal, tenant: Tenant, priceCents = 6_000) {
  const { orderId, paypalOrderId } = await createStartedOrder(tenant, priceCents);
  await paypal.shopA.approve(paypalOrderId);
  await capturePayment(tenant.id, paypalOrderId);
  const payment = await database().payment.findFirstOrThrow({ where: { orderId } });
  const { id: paymentId, paypalCaptureId: captureId } = payment;
  if (captureId === null) {
    throw new Error('The order was not paid');
  }
  return { orderId, paypalOrderId, paymentId, captureId };
}

/** The stored refunds of an order, the oldest first. */
export const readRefunds = (orderId: OrderId) =>
  database().refund.findMany({ where: { orderId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
