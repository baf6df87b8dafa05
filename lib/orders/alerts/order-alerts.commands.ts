import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { loggableId } from '@/lib/payments/paypal/loggable-id';
import { err, ok, type Result } from '@/lib/result';
import type { OrderAlertKind } from './order-alert';

export type NewOrderAlert = {
  orderId: OrderId;
  kind: OrderAlertKind;
  /** What it is about, such as a capture's id. */
  subject: string;
  detail: Record<string, string | number | null>;
};

/** What is over as soon as PayPal gives its final answer. */
const WITHOUT_ANSWER: OrderAlertKind[] = [
  'payment_unchecked',
  'payment_waiting',
  'pending_after_cancel',
  'refund_unanswered',
];

/**
 * Takes away what was put before the shop's people about a payment or a refund that had no final answer, now that
 * there is one. `subject` is its id.
 */
export async function clearAlerts(
  db: Database,
  tenantId: TenantId,
  { orderId, subject }: { orderId: OrderId; subject: string },
): Promise<void> {
  await db.orderAlert.updateMany({
    where: {
      tenantId,
      orderId,
      subject,
      kind: { in: WITHOUT_ANSWER },
      resolvedAt: null,
    },
    data: { resolvedAt: new Date() },
  });
}

/**
 * Puts a matter before the shop's people, in the transaction that noticed it, and logs it. The same matter is
 * put once, also after it has been resolved.
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

/** What is known of a matter, for the log: PayPal's ids are cut down, as everywhere there. */
const loggable = (detail: NewOrderAlert['detail']) =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      name.startsWith('paypal') && typeof value === 'string' ? loggableId(value) : value,
    ]),
  );

/**
 * Notes that somebody of the shop has seen to a matter: who, and when. The first one stays noted; whoever says it
 * again, such as in a second tab, is told that it is done.
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
