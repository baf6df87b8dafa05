import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { loggableId } from '@/lib/payments/paypal/loggable-id';
import { err, ok, type Result } from '@/lib/result';
import type { OrderAlertKind } from './order-alert';

export type NewOrderAlert = {
  orderId: OrderId;
  kind: OrderAlertKind;
  /** The id that the alert is about, such as a capture's. */
  subject: string;
  detail: Record<string, string | number | null>;
};

/** Alerts that end as soon as PayPal gives a final answer. */
const WITHOUT_ANSWER: OrderAlertKind[] = [
  'payment_unchecked',
  'payment_waiting',
  'pending_after_cancel',
  'refund_unanswered',
];

type Matter = { orderId: OrderId; subject: string };

/**
 * Resolves the alerts about a payment or refund without a final answer, because the answer is known now. `subject` is
 * the id of the payment or refund.
 */
export async function clearAlerts(db: Database, tenantId: TenantId, matter: Matter): Promise<void> {
  await db.$executeRaw(clearingAlerts(tenantId, matter));
}

/** The statement of `clearAlerts`, for one that also writes the answer (`writeTogether`). */
export const clearingAlerts = (tenantId: TenantId, { orderId, subject }: Matter): Prisma.Sql => Prisma.sql`
  UPDATE order_alerts SET resolved_at = ${new Date()}
  WHERE tenant_id = ${tenantId}::uuid AND order_id = ${orderId}::uuid AND subject = ${subject}
    AND kind = ANY (${WITHOUT_ANSWER}) AND resolved_at IS NULL`;

/**
 * Raises an alert in the transaction that noticed the problem, and logs it. Idempotent for each order, kind and
 * subject, even after the alert was resolved.
 */
export async function raiseAlert(db: Database, tenantId: TenantId, alert: NewOrderAlert): Promise<void> {
  const { count } = await db.orderAlert.createMany({ data: [{ tenantId, ...alert }], skipDuplicates: true });
  if (count === 1) {
    const { orderId, kind, detail } = alert;
    logger().error(
      { event: `payment.${kind}`, tenantId, orderId, ...loggable(detail) },
      'an order needs to be looked at',
    );
  }
}

/** The details for the log, with PayPal's ids shortened as everywhere in the log. */
const loggable = (detail: NewOrderAlert['detail']) =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      name.startsWith('paypal') && typeof value === 'string' ? loggableId(value) : value,
    ]),
  );

/**
 * Marks an alert as resolved: by whom, and when. Idempotent: the first person stays recorded, and a later call, such
 * as from a second tab, is ok too.
 */
export function resolveAlert(
  tenantId: TenantId,
  alertId: string,
  actorName: string,
): Promise<Result<null, 'alert_not_found'>> {
  return tenantDb(tenantId, async (db) => {
    const { count } = await db.orderAlert.updateMany({
      where: { tenantId, id: alertId, resolvedAt: null },
      data: { resolvedAt: new Date(), resolvedBy: actorName },
    });
    if (count === 1) {
      return ok(null);
    }
    const known = await db.orderAlert.count({ where: { tenantId, id: alertId } });
    return known === 1 ? ok(null) : err('alert_not_found');
  });
}
