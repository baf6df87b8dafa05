// Sending the link to an order's page once more. It goes to the order's own address and nowhere else.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { logger } from '@/lib/log';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { AWAITING_PAYMENT } from '@/lib/orders/status/status';
import { err, ok, type Result } from '@/lib/result';
import { deliverOrderMails } from './deliver-order-mails';

export type OweOrderLinkError = { code: 'order_not_found' } | { code: 'too_many_attempts'; minutes: number };

/** Owes an order's shopper its link, a few times an hour at most. The mail leaves with `deliverOrderMails`. */
export async function oweOrderLink(
  tenantId: TenantId,
  orderId: OrderId,
): Promise<Result<null, OweOrderLinkError>> {
  const isThere = await tenantDb(tenantId, (db) => db.order.count({ where: { tenantId, id: orderId } }));
  if (isThere === 0) {
    return err({ code: 'order_not_found' });
  }
  const tried = await countTry([{ limit: 'orderLinkOrder', key: `${tenantId}:${orderId}` }]);
  if (!tried.ok) {
    return err({ code: 'too_many_attempts', minutes: tried.error.minutes });
  }
  await tenantDb(tenantId, (db) =>
    enqueueMail(db, tenantId, { orderId, kind: 'order_link', subject: randomUUID() }),
  );
  return ok(null);
}

/**
 * Sends the link to an order that was asked for by its number and address, if there is one that was paid for. For
 * after the answer, which must be the same either way: tells nobody, throws nothing.
 */
export async function sendOrderLink(
  tenantId: TenantId,
  { orderNumber, email }: { orderNumber: number; email: string },
): Promise<void> {
  try {
    const order = await tenantDb(tenantId, (db) =>
      db.order.findUnique({
        where: {
          tenantId_orderNumber: { tenantId, orderNumber },
          // Anybody can order in another's name without paying, who would then be sent mails they never asked for.
          paymentStatus: { notIn: [...AWAITING_PAYMENT] },
        },
        select: { id: true, customerEmail: true },
      }),
    );
    if (order?.customerEmail.toLowerCase() !== email.toLowerCase()) {
      return;
    }
    const owed = await oweOrderLink(tenantId, order.id);
    if (owed.ok) {
      await deliverOrderMails(tenantId, order.id);
    }
  } catch (error) {
    logger().error({ event: 'order_link.failed', tenantId, error }, 'a link could not be sent');
  }
}
