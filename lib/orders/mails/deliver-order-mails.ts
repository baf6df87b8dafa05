import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { deliverMail } from '@/lib/mail/outbox/deliver-mail';
import { composeMail } from './compose-mail';

/** Orders whose mails are sent at once, each over a connection of its own. More are left to the outbox's worker. */
const MOST_AT_ONCE = 4;

let running = 0;

/**
 * Sends the mails that an order owes now, so that a shopper need not wait for the worker. Failures are noted in
 * the outbox and logged, never thrown: the order stands without its mail, and the worker goes on.
 */
export async function deliverOrderMails(tenantId: TenantId, orderId: OrderId): Promise<void> {
  if (running >= MOST_AT_ONCE) {
    return;
  }
  running += 1;
  try {
    const due = await tenantDb(tenantId, (db) =>
      db.outboxMail.findMany({
        where: { tenantId, orderId, nextAttemptAt: { lte: new Date() } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true },
      }),
    );
    for (const { id } of due) {
      await deliverMail(tenantId, id, composeMail);
    }
  } catch (error) {
    logger().error({ event: 'mail.outbox_failed', tenantId, orderId, error }, 'the outbox did not answer');
  } finally {
    running -= 1;
  }
}
