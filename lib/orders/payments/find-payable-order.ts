// An order as opening its payment at PayPal reads it.
import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import { jsonOf } from '@/lib/db/json-of';
import { tenantDb, tenantQuery } from '@/lib/db/tenant-db';
import { asOrderId, type OrderId, type TenantId } from '@/lib/ids';
import { attemptStatus, orderStatuses } from '@/lib/orders/status/stored-status';
import { accountColumns } from '@/lib/payments/account/paypal-account.queries';
import { gatewayAccountIn } from '@/lib/payments/tenant-gateway';
import { readShopState } from '@/lib/tenants/state/shop-state';
import { readCharges } from '../stored-charges';
import { findCartRival } from './cart-rival';

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const order = orderStatuses.extend({
  id: z.string().transform(asOrderId),
  orderNumber: z.int(),
  totalCents: z.int(),
  platformFeeCents: z.int(),
  isTest: z.boolean(),
  cartId: z.string().nullable(),
  payUntil: time.nullable(),
  charges: z.unknown().transform(readCharges),
  delivery: z.unknown(),
  customerName: z.string(),
  shippingAddress: z.string(),
  shippingAddressLine2: z.string(),
  shippingCity: z.string(),
  shippingState: z.string(),
  shippingZip: z.string(),
  shippingCountry: z.string(),
});

const shop = accountColumns.extend({ name: z.string(), state: z.string().transform(readShopState) });

const item = z.object({
  productName: z.string(),
  productSku: z.string(),
  productPriceCents: z.int(),
  quantity: z.int(),
});

const payment = z.object({
  id: z.string(),
  paypalOrderId: z.string().nullable(),
  paypalClientId: z.string().nullable(),
  paypalMerchantId: z.string().nullable(),
  status: attemptStatus,
  captureAskedAt: time.nullable(),
  declinedAt: time.nullable(),
});

/** `items`: without their rosters, which can be long. `payments`: the last one first. */
const rows = z.array(
  z.object({ order, shop, items: z.array(item), payments: z.array(payment), hasHolds: z.boolean() }),
);

export type PayableOrder = NonNullable<Awaited<ReturnType<typeof findPayableOrder>>>;

/**
 * An order with its shop's account, its payments, and the order of the same cart that is in its way; null if the shop has none
 * of this id.
 */
export async function findPayableOrder(tenantId: TenantId, orderId: OrderId) {
  const found = await tenantQuery(
    tenantId,
    Prisma.sql`
    SELECT ${jsonOf('o', order)} AS "order", ${jsonOf('t', shop)} AS shop,
      (SELECT coalesce(json_agg(${jsonOf('i', item)} ORDER BY i.position), '[]') FROM order_items i
        WHERE i.tenant_id = o.tenant_id AND i.order_id = o.id) AS items,
      (SELECT coalesce(json_agg(${jsonOf('p', payment)} ORDER BY p.attempt DESC), '[]') FROM payments p
        WHERE p.tenant_id = o.tenant_id AND p.order_id = o.id) AS payments,
      EXISTS (SELECT 1 FROM stock_holds h WHERE h.tenant_id = o.tenant_id AND h.order_id = o.id) AS "hasHolds"
    FROM orders o JOIN tenants t ON t.id = o.tenant_id
    WHERE o.tenant_id = ${tenantId}::uuid AND o.id = ${orderId}::uuid`,
  );
  const [row] = rows.parse(found);
  if (row === undefined) {
    return null;
  }
  const { cartId } = row.order;
  const rival =
    cartId === null ? null : await tenantDb(tenantId, (db) => findCartRival(db, tenantId, row.order));
  const { order: columns, ...related } = row;
  return { ...columns, ...related, rival, account: gatewayAccountIn(tenantId, row.shop) };
}
