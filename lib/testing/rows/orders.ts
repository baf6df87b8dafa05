// Shared by tests of orders and payments: a valid order, and a shop that can be paid.

import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { OrderId } from '@/lib/ids';
import type { Cents } from '@/lib/money/cents';
import type { OrderInput, OrderLineFields } from '@/lib/orders/checkout/order-input';
import { withChoices } from '@/lib/orders/choices/sent-choices';
import { startPayment } from '@/lib/orders/payments/start-payment';
import type { PlacedOrder } from '@/lib/orders/placing/insert-order';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { sealSecret } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct, createTenant } from './factories';

/** A valid order with these lines. */
export const orderOf = (...lines: OrderLineFields[]): OrderInput => ({
  customer: { name: 'Ada Lovelace', email: 'ada@example.test', phone: '+1 555 0100' },
  shipping_address: { address: '12 Kiln Lane', city: 'Asheville', state: 'NC', zip: '28801', country: 'US' },
  lines: lines.map((line) => withChoices(line)),
});

/** The same with a phone number that can be dialled, which the handler asks for. */
export function dialableOrder(...lines: OrderLineFields[]): OrderInput {
  const order = orderOf(...lines);
  return { ...order, customer: { ...order.customer, phone: '(503) 555-0142' } };
}

/** A placed, unpaid order of one new product. */
export async function createOrder(
  tenant: Tenant,
  product: Partial<Prisma.ProductUncheckedCreateInput> = {},
  quantity = 1,
): Promise<PlacedOrder> {
  const { id } = await createProduct(tenant.id, product);
  const placed = await placeOrder(tenant, orderOf({ product_id: id, quantity }), randomUUID());
  if (!placed.ok) {
    throw new Error(`The order was refused: ${placed.error.code}`);
  }
  return placed.value;
}

/** A shop with a PayPal account of its own. */
export async function createPayingTenant(account: {
  clientId: string;
  clientSecret: string;
}): Promise<Tenant> {
  const tenant = await createTenant({ paypalClientId: account.clientId });
  await database().tenant.update({
    where: { id: tenant.id },
    data: { paypalSecretEncrypted: sealSecret('paypal-secret', tenant.id, account.clientSecret) },
  });
  return tenant;
}

/** An order that is open for payment at PayPal, not approved yet. */
export async function createStartedOrder(tenant: Tenant, priceCents: number) {
  const { id, totalCents } = await createOrder(tenant, { priceCents });
  const started = await startPayment(tenant.id, id, totalCents);
  if (!started.ok) {
    throw new Error(`The payment was not started: ${JSON.stringify(started.error)}`);
  }
  return { orderId: id, paypalOrderId: started.value.paypalOrderId };
}

/** Several orders of one cart, each open for payment at PayPal, as in several windows of one shopper. */
export async function createOrdersOfCart(
  tenant: Tenant,
  cartId: string,
  count: number,
): Promise<{ orderId: OrderId; paypalOrderId: string; totalCents: Cents }[]> {
  const { id: product_id } = await createProduct(tenant.id, { priceCents: 6_000 });
  const orders = [];
  for (let index = 0; index < count; index += 1) {
    const input = { ...orderOf({ product_id, quantity: 1 }), cart_id: cartId };
    const placed = await placeOrder(tenant, input, randomUUID());
    if (!placed.ok) {
      throw new Error(`The order was refused: ${placed.error.code}`);
    }
    const { id: orderId, totalCents } = placed.value;
    const started = await startPayment(tenant.id, orderId, totalCents);
    if (!started.ok) {
      throw new Error(`The payment was not started: ${JSON.stringify(started.error)}`);
    }
    orders.push({ orderId, paypalOrderId: started.value.paypalOrderId, totalCents });
  }
  return orders;
}

/** All stored data of an order, read without row-level security. */
export const readOrder = (orderId: OrderId) =>
  database().order.findFirstOrThrow({
    where: { id: orderId },
    include: {
      items: { orderBy: { position: 'asc' } },
      events: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      payments: { orderBy: { attempt: 'asc' } },
      mails: true,
    },
  });
