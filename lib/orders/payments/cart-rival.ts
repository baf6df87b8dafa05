// One cart may have several orders open for payment: in two windows, or in one with two addresses. Only one of them is
// captured. An order claims its cart by the mark on its payment (`captureAskedAt`) before PayPal is asked to capture.
// Whatever proves that PayPal took nothing, such as a decline, a failure or an expiry, ends the claim.
import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
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
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`cart:${tenantId}:${cartId}`}, 0))`;
  }
}

/** Also a paid order that was refunded or cancelled since: a new purchase has a new cart. */
const isPaid = {
  OR: [
    { paymentStatus: { notIn: [...AWAITING_PAYMENT] } },
    { payments: { some: { status: { in: [...DECIDED_ATTEMPTS] } } } },
  ],
} satisfies Prisma.OrderWhereInput;

/** A capture was requested and may have succeeded (`mayBePaid`). Not a cancelled order: there the shop decides. */
const isBeingPaid = {
  status: { not: 'cancelled' },
  payments: { some: { status: 'created', captureAskedAt: { not: null }, declinedAt: null } },
} satisfies Prisma.OrderWhereInput;

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
  const find = (which: Prisma.OrderWhereInput) =>
    db.order.findFirst({
      where: { tenantId, cartId, id: { not: id }, ...which },
      orderBy: { id: 'asc' },
      select: { id: true },
    });
  // This order of the queries matters: a rival goes from being paid to paid without the cart's lock. In the other
  // order, neither query would find a rival that changes between them, and the cart would be charged twice.
  const beingPaid = await find(isBeingPaid);
  const paid = await find(isPaid);
  if (paid !== null) {
    return { code: 'cart_paid', orderId: paid.id };
  }
  return beingPaid && { code: 'cart_being_paid', orderId: beingPaid.id };
}
