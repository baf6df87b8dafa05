// A payment as its capture reads it: once before, and once more when it is marked.
import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import { jsonOf } from '@/lib/db/json-of';
import { tenantQuery } from '@/lib/db/tenant-db';
import { asOrderId, type TenantId } from '@/lib/ids';
import { attemptStatus, orderStatuses } from '@/lib/orders/status/stored-status';
import { accountColumns } from '@/lib/payments/account/paypal-account.queries';
import { readShopState } from '@/lib/tenants/state/shop-state';

const uuid = z.uuid();

/** A payment by hand has its own id here (`startPayment`), so that its shopper reads that the order is paid. */
const isIt = (paypalOrderId: string): Prisma.Sql =>
  uuid.safeParse(paypalOrderId).success
    ? Prisma.sql`(p.paypal_order_id = ${paypalOrderId} OR p.id = ${paypalOrderId}::uuid AND p.paypal_order_id IS NULL)`
    : Prisma.sql`p.paypal_order_id = ${paypalOrderId}`;

/** What of a payment can change. */
const state = z.object({
  status: attemptStatus,
  captureAskedAt: z.date().nullable(),
  declinedAt: z.date().nullable(),
});
const STATE = Prisma.sql`p.status, p.capture_asked_at AS "captureAskedAt", p.declined_at AS "declinedAt"`;
const ORDER = Prisma.sql`JOIN orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id`;

const states = z.array(state.extend({ order: orderStatuses }));
type PaymentState = z.infer<typeof states>[number];

/** The statement that reads what of a payment can have changed since `findForCapture`. */
export const selectState = (tenantId: TenantId, paypalOrderId: string): Prisma.Sql => Prisma.sql`
  SELECT ${STATE}, ${jsonOf('o', orderStatuses)} AS "order" FROM payments p ${ORDER}
  WHERE p.tenant_id = ${tenantId}::uuid AND ${isIt(paypalOrderId)} LIMIT 1`;

/** The answer to it; null if the payment is gone. */
export function readState(rows: unknown): PaymentState | null {
  const [row = null] = states.parse(rows);
  return row;
}

const foundOrder = orderStatuses.extend({
  id: z.string().transform(asOrderId),
  cartId: z.string().nullable(),
  isTest: z.boolean(),
});
const foundShop = accountColumns.extend({ state: z.string().transform(readShopState) });
const foundPayments = z.array(
  state.extend({
    paypalClientId: z.string().nullable(),
    paypalMerchantId: z.string().nullable(),
    order: foundOrder,
    /** Read live: the cached shop of a request may be an hour old. */
    shop: foundShop,
    hasHolds: z.boolean(),
    hasUnstoredFiles: z.boolean(),
  }),
);
export type FoundPayment = z.infer<typeof foundPayments>[number];

/** A payment with what decides whether its money may be taken; null if the shop has none. */
export async function findForCapture(
  tenantId: TenantId,
  paypalOrderId: string,
): Promise<FoundPayment | null> {
  const rows = await tenantQuery(
    tenantId,
    Prisma.sql`
    SELECT ${STATE}, p.paypal_client_id AS "paypalClientId", p.paypal_merchant_id AS "paypalMerchantId",
      ${jsonOf('o', foundOrder)} AS "order", ${jsonOf('t', foundShop)} AS shop,
      EXISTS (SELECT 1 FROM stock_holds h WHERE h.tenant_id = o.tenant_id AND h.order_id = o.id) AS "hasHolds",
      EXISTS (SELECT 1 FROM order_files f
        WHERE f.tenant_id = o.tenant_id AND f.order_id = o.id AND f.stored_at IS NULL) AS "hasUnstoredFiles"
    FROM payments p ${ORDER} JOIN tenants t ON t.id = p.tenant_id
    WHERE p.tenant_id = ${tenantId}::uuid AND ${isIt(paypalOrderId)} LIMIT 1`,
  );
  const [row = null] = foundPayments.parse(rows);
  return row;
}
