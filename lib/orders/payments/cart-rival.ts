// One cart may be opened for payment as more than one order: in two windows, or in one with two addresses. The money of
// one of them is taken. An order claims its cart by the mark that its payment gets before PayPal is asked for the money;
// whatever says that PayPal took none, a decline, a failure, an expiry, gives the claim up by itself.
import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { AWAITING_PAYMENT, DECIDED_ATTEMPTS } from '@/lib/orders/status/status';

/** `cart_paid`: that order is paid, or its payment is under review; `cart_being_paid`: its money may be taken now. */
export type CartRefusal = { code: 'cart_paid' | 'cart_being_paid'; orderId: OrderId };

type OrderOfCart = { id: string; cartId: string | null };

/**
 * Lets one claim on a cart be made at a time, until the transaction ends. Whoever waits here sees afterwards what the
 * one before has written.
 */
export async function lockCart(db: Database, tenantId: TenantId, cartId: string | null): Promise<void> {
  if (cartId !== null) {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`cart:${tenantId}:${cartId}`}, 0))`;
  }
}

/** Also one that was given back or cancelled since: another purchase is of another cart. */
const isPaid = {
  OR: [
    { paymentStatus: { notIn: [...AWAITING_PAYMENT] } },
    { payments: { some: { status: { in: [...DECIDED_ATTEMPTS] } } } },
  ],
} satisfies Prisma.OrderWhereInput;

/** PayPal was asked for its money and may have it (`mayBePaid`). One that the shop has cancelled is for the shop to end. */
const isBeingPaid = {
  status: { not: 'cancelled' },
  payments: { some: { status: 'created', captureAskedAt: { not: null }, declinedAt: null } },
} satisfies Prisma.OrderWhereInput;

/** The order of the same cart that keeps this one from being paid; null if there is none, or the order names no cart. */
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
  // In this order: a rival moves from being paid to paid without the lock of the cart. Looked for the other way round, one
  // that moves between the two looks would be in neither, and the cart's money would be taken twice.
  const beingPaid = await find(isBeingPaid);
  const paid = await find(isPaid);
  if (paid !== null) {
    return { code: 'cart_paid', orderId: paid.id };
  }
  return beingPaid && { code: 'cart_being_paid', orderId: beingPaid.id };
}
