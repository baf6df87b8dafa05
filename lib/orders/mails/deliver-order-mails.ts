import 'server-only';
import type { OrderId, TenantId } from '@/lib/ids';
import { deliverAtOnce } from '@/lib/mail/outbox/deliver-at-once';
import { composeOrderMail } from './compose-order-mail';

const deliver = deliverAtOnce({ order: composeOrderMail });

/**
 * Sends the mails that an order owes now, so that a shopper need not wait for the worker. Failures are noted in
 * the outbox and logged, never thrown: the order stands without its mail, and the worker goes on.
 */
export const deliverOrderMails = (tenantId: TenantId, orderId: OrderId): Promise<void> =>
  deliver(tenantId, { orderId });
