// What the tests of orders and payments share: a valid order, and a shop that takes money.
import { randomUUID } from 'node:crypto';
import { withChoices } from '@/lib/choices/sent-choices';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { OrderInput, OrderLineFields } from '@/lib/orders/checkout/order-input';
import { startPayment } from '@/lib/orders/payments/start-payment';
import type { PlacedOrder } from '@/lib/orders/placing/insert-order';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { sealSecret } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct, createTenant } from './factories';

/** A valid order of these lines. */
export const orderOf = (...lines: OrderLineFields[]): OrderInput => ({
  customer: { name: 'Ada Lovelace', email: 'ada@example.test', phone: '+1 555 0100' },
  shipping_address: { address: '12 Kiln Lane', city: 'Asheville', state: 'NC', zip: '28801', country: 'US' },
  lines: lines.map((line) => withChoices(line)),
});

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

/** An order that is open for payment at PayPal and not approved yet. */
export async function createStartedOrder(tenant: Tenant, priceCents: number) {
  const { id, totalCents } = await createOrder(tenant, { priceCents });
  const started = await startPayment(tenant.id, id, totalCents);
  if (!started.ok) {
    throw new Error(`The payment was not started: ${started.error}`);
  }
  return { orderId: id, paypalOrderId: started.value.paypalOrderId };
}

/** Everything the database holds of an order, read without row-level security. */
export const readOrder = (orderId: string) =>
  database().order.findFirstOrThrow({
    where: { id: orderId },
    include: {
      items: { orderBy: { position: 'asc' } },
      events: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      payments: { orderBy: { attempt: 'asc' } },
      mails: true,
    },
  });
