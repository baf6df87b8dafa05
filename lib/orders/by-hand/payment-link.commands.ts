// Mails the payment link of an order by hand, only ever to the order's own address.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { type Counted, countTry } from '@/lib/limits/rate-limits';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { readOrderStatuses } from '@/lib/orders/status/stored-status';
import { err, ok, type Result } from '@/lib/result';
import { isPayableByLink } from './payment-link';

/**
 * `not_payable`: paid, cancelled or over, or it never had a link. `test_order`: its link is not mailed, because a test
 * costs nobody anything and could be sent to strangers.
 */
export type OweLinkError =
  | { code: 'order_not_found' | 'not_payable' | 'test_order' }
  | { code: 'too_many_mails'; minutes: number };

/**
 * What mails about orders by hand are counted by: a person of the shop names the address, and nobody has proved that it
 * is theirs.
 */
export const handMailLimits = (tenantId: TenantId, email: string): Counted[] => [
  { limit: 'handMailAddress', key: `${tenantId} ${email.toLowerCase()}` },
  { limit: 'handMailTenant', key: tenantId },
];

/**
 * Queues the mail with the link. `deliverOrderMails` sends it. `subject`: there is one mail for each; by default this is
 * another one.
 */
export async function owePaymentLink(
  tenantId: TenantId,
  orderId: OrderId,
  subject: string = randomUUID(),
): Promise<Result<null, OweLinkError>> {
  const order = await tenantDb(tenantId, (db) =>
    db.order.findUnique({
      where: { tenantId_id: { tenantId, id: orderId } },
      select: { status: true, paymentStatus: true, payUntil: true, isTest: true, customerEmail: true },
    }),
  );
  if (order === null) {
    return err({ code: 'order_not_found' });
  }
  if (!isPayableByLink({ ...order, ...readOrderStatuses(order) }, new Date())) {
    return err({ code: 'not_payable' });
  }
  if (order.isTest) {
    return err({ code: 'test_order' });
  }
  const tried = await countTry([
    { limit: 'paymentLinkOrder', key: `${tenantId}:${orderId}` },
    ...handMailLimits(tenantId, order.customerEmail),
  ]);
  if (!tried.ok) {
    return err({ code: 'too_many_mails', minutes: tried.error.minutes });
  }
  await tenantDb(tenantId, (db) => enqueueMail(db, tenantId, { orderId, kind: 'payment_link', subject }));
  return ok(null);
}
