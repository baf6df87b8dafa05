import 'server-only';
import { createHash } from 'node:crypto';
import { isForeignKeyViolation, isUniqueViolation } from '@/lib/db/errors';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { type Cents, cents } from '@/lib/money/cents';
import { platformFeeFor } from '@/lib/payments/fees';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import type { OrderInput } from './order-input';
import { type PricedOrder, type PricingError, priceOrder } from './price-order';

export type PlacedOrder = { id: string; orderNumber: number; totalCents: Cents; createdAt: Date };
export type PlaceOrderError = PricingError | { code: 'idempotency_key_reused' };

const FIRST_ORDER_NUMBER = 1_001;

/**
 * Creates an order with its items, `pending` and `unpaid`, priced from the database, in one transaction.
 * The same idempotency key with the same input gives the order of the first call; with other input it is
 * refused. Nothing is left behind on failure, not even a gap in the numbers.
 */
export async function placeOrder(
  tenant: Tenant,
  input: OrderInput,
  idempotencyKey: string,
): Promise<Result<PlacedOrder, PlaceOrderError>> {
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const attempt = () =>
    tenantDb(tenant.id, async (db) => {
      const earlier = await findByKey(db, tenant.id, idempotencyKey);
      if (earlier) {
        return earlier.requestFingerprint === fingerprint
          ? ok(toPlaced(earlier))
          : err({ code: 'idempotency_key_reused' as const });
      }
      const priced = priceOrder(input.lines, await findProducts(db, tenant.id, input.lines));
      return priced.ok
        ? ok(await insertOrder(db, tenant, { input, idempotencyKey, fingerprint, priced: priced.value }))
        : priced;
    });
  try {
    return await attempt();
  } catch (error) {
    // Two calls with one key at once: the second one's insert fails, and now finds the first one's order. A
    // product that was deleted between being priced and being written down is now found gone.
    if (isUniqueViolation(error) || isForeignKeyViolation(error)) {
      return attempt();
    }
    throw error;
  }
}

const placedColumns = { id: true, orderNumber: true, totalCents: true, createdAt: true } as const;

const toPlaced = (row: {
  id: string;
  orderNumber: number;
  totalCents: number;
  createdAt: Date;
}): PlacedOrder => ({
  id: row.id,
  orderNumber: row.orderNumber,
  totalCents: cents(row.totalCents),
  createdAt: row.createdAt,
});

const findByKey = (db: Database, tenantId: string, idempotencyKey: string) =>
  db.order.findUnique({
    where: { tenantId_idempotencyKey: { tenantId, idempotencyKey } },
    select: { ...placedColumns, requestFingerprint: true },
  });

const findProducts = (db: Database, tenantId: string, lines: OrderInput['lines']) =>
  db.product.findMany({
    where: { tenantId, isActive: true, id: { in: lines.map(({ product_id }) => product_id) } },
    select: {
      id: true,
      name: true,
      sku: true,
      priceCents: true,
      imageUrl: true,
      allowsCustomization: true,
      customizationLabel: true,
    },
  });

/** Takes the shop's next number. Its row stays locked until the transaction ends, so none is given twice. */
async function takeOrderNumber(db: Database, tenantId: string): Promise<number> {
  const { lastNumber } = await db.orderCounter.upsert({
    where: { tenantId },
    create: { tenantId, lastNumber: FIRST_ORDER_NUMBER },
    update: { lastNumber: { increment: 1 } },
    select: { lastNumber: true },
  });
  return lastNumber;
}

type NewOrder = { input: OrderInput; idempotencyKey: string; fingerprint: string; priced: PricedOrder };

async function insertOrder(
  db: Database,
  tenant: Tenant,
  { input, priced, ...keys }: NewOrder,
): Promise<PlacedOrder> {
  const { customer, shipping_address: shipping } = input;
  const row = await db.order.create({
    data: {
      tenantId: tenant.id,
      orderNumber: await takeOrderNumber(db, tenant.id),
      customerName: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone,
      shippingAddress: shipping.address,
      shippingCity: shipping.city,
      shippingState: shipping.state,
      shippingZip: shipping.zip,
      shippingCountry: shipping.country,
      totalCents: priced.totalCents,
      platformFeeCents: platformFeeFor(priced.totalCents, tenant.platformFee),
      idempotencyKey: keys.idempotencyKey,
      requestFingerprint: keys.fingerprint,
    },
    select: placedColumns,
  });
  await db.orderItem.createMany({
    data: priced.lines.map((line, position) => ({ tenantId: tenant.id, orderId: row.id, position, ...line })),
  });
  await db.orderEvent.create({
    data: { tenantId: tenant.id, orderId: row.id, kind: 'order.created', toValue: 'pending' },
  });
  return toPlaced(row);
}
