// Mails the payment link of an order by hand, only ever to the order's own address.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { enqueueMail } from '@/lib/mail/outbox/outbox.commands';
import { readOrderStatuses } from '@/lib/orders/status/stored-status';
import { err, ok, type Result } from '@/lib/result';
import { handMailLimits } from './hand-mail-limits';
import { isPayableByLink } from './payment-link';

/**
 * `not_payable`: paid, cancelled or over, or it never had a link. `test_order`: its link is not mailed, because a test
 * costs nobody anything and could be sent to strangers.
 */
export type OweLinkError =
  | { code: 'order_not_found' | 'not_payable' | 'test_order' }
  | { code: 'too_many_mails'; minutes: number };

/**
 * Queues the mail with the link. `deliverOrderMails` sends it. There is one first mail, which was counted when the order
 * was created; every other one is counted here.
 */
export async function owePaymentLink(
  tenantId: TenantId,
  orderId: OrderId,
  { isFirst = false } = {},
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
  const again = [
    { limit: 'paymentLinkOrder' as const, key: `${tenantId}:${orderId}` },
    ...handMailLimits(tenantId, order.customerEmail),
  ];
  const tried = await countTry(isFirst ? [] : again);
  if (!tried.ok) {
    return err({ code: 'too_many_mails', minutes: tried.error.minutes });
  }
  await tenantDb(tenantId, (db) =>
    enqueueMail(db, tenantId, { orderId, kind: 'payment_link', subject: isFirst ? '' : randomUUID() }),
  );
  return ok(null);
}
