import 'server-only';
import type { OrderId, TenantId } from '@/lib/ids';
import { deliverAtOnce } from '@/lib/mail/outbox/deliver-at-once';
import { orderMailComposer } from './compose-order-mail';

const deliver = deliverAtOnce(() => ({ order: orderMailComposer() }));

/**
 * Sends the queued mails of an order at once, so that a shopper need not wait for the worker. Failures are recorded in
 * the outbox and logged, never thrown: the worker retries.
 */
export const deliverOrderMails = (tenantId: TenantId, orderId: OrderId): Promise<void> =>
  deliver(tenantId, { orderId });
