// The first try of a mail, by the process that owes it, so that nobody waits for the worker.
import 'server-only';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { deliverMailsOf, type Owed } from './deliver-mail';
import type { MailComposers } from './queued-mail';

/** Orders or people whose mails are sent at once, each over a connection of its own. More are left to the worker. */
const MOST_AT_ONCE = 4;

/**
 * Makes the function that sends an order's or a person's pending mails now. Failures are recorded in the
 * outbox and logged, never thrown: the cause of the mail is done, and the worker retries. Each function has
 * four places of its own, so that mails about one subject do not wait for those about another. `composersOfRun` are made
 * anew for each call: they may share what they read.
 */
export function deliverAtOnce(composersOfRun: () => Partial<MailComposers>) {
  let running = 0;
  return async (tenantId: TenantId, owed: Owed): Promise<void> => {
    if (running >= MOST_AT_ONCE) {
      return;
    }
    running += 1;
    try {
      await deliverMailsOf(tenantId, owed, composersOfRun());
    } catch (error) {
      const of = 'orderId' in owed ? { orderId: owed.orderId } : {};
      logger().error({ event: 'mail.outbox_failed', tenantId, ...of, error }, 'the outbox did not answer');
    } finally {
      running -= 1;
    }
  };
}
