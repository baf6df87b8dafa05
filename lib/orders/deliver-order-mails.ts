import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { logger } from '@/lib/log';
import { orderConfirmation } from '@/lib/mail/order-confirmation';
import { sendMail } from '@/lib/mail/smtp-sender';
import type { Tenant } from '@/lib/tenants/tenant';
import { findTenantById } from '@/lib/tenants/tenants.queries';
import { getOrder } from './orders.queries';

/** How long a claim holds, in milliseconds: longer than any SMTP call may take, so a crash frees the mail. */
const CLAIM_LIFE = 5 * 60 * 1_000;

/**
 * Sends the mails that an order still owes. A mail is claimed before it is sent, so two runs at once send
 * it once. Failures are noted in the outbox and logged, never thrown: the order stands without its mail.
 */
export async function deliverOrderMails(tenantId: string, orderId: string): Promise<void> {
  try {
    const tenant = await findTenantById(tenantId);
    if (tenant !== null) {
      await deliverOwed(tenant, orderId);
    }
  } catch (error) {
    logger().error({ event: 'mail.outbox_failed', tenantId, orderId, error }, 'the outbox did not answer');
  }
}

async function deliverOwed(tenant: Tenant, orderId: string): Promise<void> {
  const isDue = () => ({ kind: 'order_confirmation', nextAttemptAt: { lte: new Date() } });
  const owed = await tenantDb(tenant.id, (db) =>
    db.outboxMail.findMany({
      where: { tenantId: tenant.id, orderId, ...isDue() },
      select: { id: true },
    }),
  );
  for (const { id } of owed) {
    const where = { tenantId: tenant.id, id };
    const claimed = await tenantDb(tenant.id, (db) =>
      db.outboxMail.updateMany({
        where: { ...where, ...isDue() },
        data: { nextAttemptAt: new Date(Date.now() + CLAIM_LIFE), attempts: { increment: 1 } },
      }),
    );
    if (claimed.count === 0) {
      continue;
    }
    const lastError = await deliver(tenant, orderId);
    const outcome =
      lastError === null
        ? { sentAt: new Date(), nextAttemptAt: null, lastError }
        : { nextAttemptAt: new Date(), lastError };
    await tenantDb(tenant.id, (db) => db.outboxMail.updateMany({ where, data: outcome }));
  }
}

/** Null when the mail is on its way, else why not. */
async function deliver(tenant: Tenant, orderId: string): Promise<string | null> {
  try {
    const order = await getOrder(tenant.id, orderId);
    if (order) {
      await sendMail({ to: order.customerEmail, fromName: tenant.name, ...orderConfirmation(tenant, order) });
    }
    return null;
  } catch (error) {
    logger().error({ event: 'mail.failed', tenantId: tenant.id, orderId, error }, 'a mail could not be sent');
    return error instanceof Error ? error.message : 'unknown error';
  }
}
