// An order that a code made free: it is paid by nothing, in the transaction that places it. There is no payment, so
// nothing can be refunded, and the platform takes no fee.
import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { enqueueMails } from '@/lib/mail/outbox/outbox.commands';
import { type CartRefusal, findCartRival } from '@/lib/orders/payments/cart-rival';
import { ANNOUNCEMENT, announcementOf, startWork } from '@/lib/orders/payments/paid-order';
import { bookHeld } from '@/lib/orders/stock/book-held';
import { copyRosters } from './copy-rosters';

/** Another order of the same cart is paid or being paid: this one is not placed. */
export class CartOrderedError extends Error {
  override readonly name = 'CartOrderedError';
  constructor(readonly refusal: CartRefusal) {
    super(refusal.code);
  }
}

/**
 * Books the order as paid, moves it on, and owes the mails of a paid order. The caller has locked the cart before it took
 * the order's number, because all other orders of the shop wait for that one.
 */
export async function bookFreeOrder(
  db: Database,
  tenantId: TenantId,
  order: { id: OrderId; cartId: string | null },
): Promise<void> {
  const rival = await findCartRival(db, tenantId, order);
  if (rival !== null) {
    throw new CartOrderedError(rival);
  }
  const { tenant } = await db.order.update({
    where: { tenantId_id: { tenantId, id: order.id } },
    data: { paymentStatus: 'paid', paidAt: new Date() },
    select: { tenant: { select: ANNOUNCEMENT } },
  });
  await copyRosters(db, tenantId, order.id);
  await bookHeld(db, tenantId, order.id);
  await startWork(db, tenantId, order.id);
  await enqueueMails(db, tenantId, announcementOf(order.id, tenant));
}
