// Sends the link to an order's page again, only ever to the order's own email address.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { logger } from '@/lib/log';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { handMailLimits } from '@/lib/orders/by-hand/hand-mail-limits';
import { AWAITING_PAYMENT } from '@/lib/orders/status/status';
import { err, ok, type Result } from '@/lib/result';
import { deliverOrderMails } from './deliver-order-mails';

export type OweOrderLinkError = { code: 'order_not_found' } | { code: 'too_many_attempts'; minutes: number };

/**
 * Enqueues the mail with the link for an order's shopper, a few times an hour at most. `deliverOrderMails` sends it.
 */
export async function oweOrderLink(
  tenantId: TenantId,
  orderId: OrderId,
): Promise<Result<null, OweOrderLinkError>> {
  const order = await tenantDb(tenantId, (db) =>
    db.order.findUnique({
      where: { tenantId_id: { tenantId, id: orderId } },
      select: { customerEmail: true, payUntil: true, isTest: true },
    }),
  );
  // Without an address there is nobody to send it to, and the link of a test by hand is only copied.
  if (order === null || order.customerEmail === '' || (order.isTest && order.payUntil !== null)) {
    return err({ code: 'order_not_found' });
  }
  const tried = await countTry([
    { limit: 'orderLinkOrder', key: `${tenantId}:${orderId}` },
    // The shop's people know the link of an order by hand, and may have named anybody's address.
    ...(order.payUntil === null ? [] : handMailLimits(tenantId, order.customerEmail)),
  ]);
  if (!tried.ok) {
    return err({ code: 'too_many_attempts', minutes: tried.error.minutes });
  }
  await tenantDb(tenantId, (db) =>
    enqueueMail(db, tenantId, { orderId, kind: 'order_link', subject: randomUUID() }),
  );
  return ok(null);
}

/**
 * Sends the link if number and address match an order that was paid. Call it after the response, which must be the
 * same in both cases: it reveals and throws nothing.
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
          // Anybody can place an unpaid order with another person's address, who must not get mails about it.
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
