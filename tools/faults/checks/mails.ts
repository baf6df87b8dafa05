import type { Snapshot } from '../snapshot';
import type { Violation } from '../violation';
import { PAID } from './paid';

/**
 * Every paid order has one confirmation, and every queued mail is in the mailbox once. Copies of one mail carry the
 * id of its row; only a cut between the mail server's acceptance and our record of it can cause one.
 */
export function checkMails({ database, mails, interruptions }: Snapshot): Violation[] {
  const copies = new Map<string, number>();
  for (const { messageId } of mails) {
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(messageId)?.[0] ?? messageId;
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  const most = interruptions > 0 ? 2 : 1;
  const texts = database.orders.flatMap((order) => {
    const what = `order ${order.number} of ${order.slug}`;
    const confirmations = order.mails.filter(({ kind }) => kind === 'order_confirmation').length;
    const isOwed = PAID.has(order.paymentStatus) && order.status !== 'cancelled';
    return [
      ...(confirmations === (isOwed ? 1 : 0) ? [] : [`${what} has ${confirmations} confirmations`]),
      ...order.mails.flatMap(({ id, kind, isSent }) => {
        const count = copies.get(id) ?? 0;
        if (!isSent) {
          return [`${what}: the mail ${kind} was not sent`];
        }
        return count >= 1 && count <= most ? [] : [`${what}: the mail ${kind} came ${count} times`];
      }),
    ];
  });
  return texts.map((text) => ({ statement: 'mails', text }));
}
