// What of all shops' payments has to be looked at now. Only ids leave this file; the work is done in each shop's scope.
import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import { expirableOrders } from './expire-orders';

export type DueRow = { tenantId: string; id: string };

/**
 * Every query here goes across tenants, because which shops have something to do is what is asked. Each takes turns:
 * the longest overdue of each shop, then the next of each. So a shop with very much to do crowds out nobody.
 */
const TURNS_OF_SHOP = 40;

/** Payments that PayPal is to be asked about, as their PayPal orders' ids. */
export const listDuePayments = (most: number): Promise<DueRow[]> =>
  platformDb().$queryRaw<DueRow[]>`
    SELECT tenant_id::text AS "tenantId", paypal_order_id AS id FROM (
      SELECT tenant_id, paypal_order_id, next_check_at,
        row_number() OVER (PARTITION BY tenant_id ORDER BY next_check_at) AS turn
      FROM payments WHERE next_check_at <= now()) due
    WHERE turn <= ${TURNS_OF_SHOP} ORDER BY turn, next_check_at LIMIT ${most}`;

/** Refunds that are owed, or that PayPal has not come to an end with. */
export const listDueRefunds = (most: number): Promise<DueRow[]> =>
  platformDb().$queryRaw<DueRow[]>`
    SELECT tenant_id::text AS "tenantId", id::text FROM (
      SELECT tenant_id, id, next_check_at,
        row_number() OVER (PARTITION BY tenant_id ORDER BY next_check_at) AS turn
      FROM refunds WHERE next_check_at <= now()) due
    WHERE turn <= ${TURNS_OF_SHOP} ORDER BY turn, next_check_at LIMIT ${most}`;

/** PayPal's events that were kept and have not been handled. */
export const listDueEvents = (most: number): Promise<DueRow[]> =>
  platformDb().$queryRaw<DueRow[]>`
    SELECT tenant_id::text AS "tenantId", id FROM (
      SELECT tenant_id, id, next_attempt_at,
        row_number() OVER (PARTITION BY tenant_id ORDER BY next_attempt_at, received_at) AS turn
      FROM webhook_events WHERE next_attempt_at <= now()) due
    WHERE turn <= ${TURNS_OF_SHOP} ORDER BY turn, next_attempt_at LIMIT ${most}`;

/** The oldest orders that were placed before then and may be given up, by shop; of no shop in `except`. */
export async function listExpirableOrders(
  before: Date,
  most: number,
  except: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await platformDb().order.findMany({
    where: { ...expirableOrders(before), tenantId: { notIn: [...except] } },
    orderBy: { createdAt: 'asc' },
    select: { tenantId: true, id: true },
    take: most,
  });
  const byShop = new Map<string, string[]>();
  for (const { tenantId, id } of rows) {
    byShop.set(tenantId, [...(byShop.get(tenantId) ?? []), id]);
  }
  return byShop;
}
