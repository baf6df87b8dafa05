// One cart may have several orders open for payment: in two windows, or in one with two addresses. Only one of them is
// captured. An order claims its cart by the mark on its payment (`captureAskedAt`) before PayPal is asked to capture.
// Whatever proves that PayPal took nothing, such as a decline, a failure or an expiry, ends the claim.
import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import { executeWithin, queryInTurn } from '@/lib/db/within-transaction';
import { asOrderId, type OrderId, type TenantId } from '@/lib/ids';
import { AWAITING_PAYMENT, DECIDED_ATTEMPTS } from '@/lib/orders/status/status';

/**
 * `cart_paid`: that order is paid, or its payment is under review. `cart_being_paid`: its capture may be running now.
 */
export type CartRefusal = { code: 'cart_paid' | 'cart_being_paid'; orderId: OrderId };

type OrderOfCart = { id: string; cartId: string | null };

/**
 * Serialises the claims on a cart until the transaction ends. A transaction that had to wait then sees the claim of
 * the one before.
 */
export async function lockCart(db: Database, tenantId: TenantId, cartId: string | null): Promise<void> {
  if (cartId !== null) {
    const key = `cart:${tenantId}:${cartId}`;
    await executeWithin(db, Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

/** Also a paid order that was refunded or cancelled since: a new purchase has a new cart. */
const IS_PAID = Prisma.sql`(o.payment_status <> ALL (${AWAITING_PAYMENT}) OR EXISTS (SELECT 1 FROM payments p
  WHERE p.tenant_id = o.tenant_id AND p.order_id = o.id AND p.status = ANY (${DECIDED_ATTEMPTS})))`;

/** A capture was requested and may have succeeded (`mayBePaid`). Not a cancelled order: there the shop decides. */
const IS_BEING_PAID = Prisma.sql`o.status <> 'cancelled' AND EXISTS (SELECT 1 FROM payments p
  WHERE p.tenant_id = o.tenant_id AND p.order_id = o.id
    AND p.status = 'created' AND p.capture_asked_at IS NOT NULL AND p.declined_at IS NULL)`;

const orders = z.array(z.object({ id: z.string().transform(asOrderId) }));
const rivals = z.tuple([orders, orders]);

/**
 * The order of the same cart that prevents this one from being paid; null if there is none, or if the order has no
 * cart.
 */
export async function findCartRival(
  db: Database,
  tenantId: TenantId,
  { id, cartId }: OrderOfCart,
): Promise<CartRefusal | null> {
  if (cartId === null) {
    return null;
  }
  const select = (condition: Prisma.Sql) => Prisma.sql`
    SELECT o.id FROM orders o
    WHERE o.tenant_id = ${tenantId}::uuid AND o.cart_id = ${cartId} AND o.id <> ${id}::uuid AND ${condition}
    ORDER BY o.id LIMIT 1`;
  // This order of the queries matters: a rival goes from being paid to paid without the cart's lock. In the other
  // order, neither query would find a rival that changes between them, and the cart would be charged twice.
  const answers = await queryInTurn(db, [select(IS_BEING_PAID), select(IS_PAID)]);
  const [[beingPaid = null], [paid = null]] = rivals.parse(answers);
  if (paid !== null) {
    return { code: 'cart_paid', orderId: paid.id };
  }
  return beingPaid && { code: 'cart_being_paid', orderId: beingPaid.id };
}
