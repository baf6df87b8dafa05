// The first try of a mail, by the process that owes it, so that nobody waits for the worker.
import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { deliverMail } from './deliver-mail';
import type { MailComposers } from './queued-mail';

/** Orders or people whose mails are sent at once, each over a connection of its own. More are left to the worker. */
const MOST_AT_ONCE = 4;

type Owed = { orderId: OrderId } | { recipient: string };

/**
 * Makes the function that sends an order's or a person's pending mails now. Failures are recorded in the
 * outbox and logged, never thrown: the cause of the mail is done, and the worker retries. Each function has
 * four places of its own, so that mails about one subject do not wait for those about another.
 */
export function deliverAtOnce(composers: Partial<MailComposers>) {
  let running = 0;
  return async (tenantId: TenantId, owed: Owed): Promise<void> => {
    if (running >= MOST_AT_ONCE) {
      return;
    }
    running += 1;
    try {
      const due = await tenantDb(tenantId, (db) =>
        db.outboxMail.findMany({
          where: { tenantId, ...owed, nextAttemptAt: { lte: new Date() } },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          select: { id: true },
        }),
      );
      for (const { id } of due) {
        await deliverMail(tenantId, id, composers);
      }
    } catch (error) {
      const of = 'orderId' in owed ? { orderId: owed.orderId } : {};
      logger().error({ event: 'mail.outbox_failed', tenantId, ...of, error }, 'the outbox did not answer');
    } finally {
      running -= 1;
    }
  };
}
