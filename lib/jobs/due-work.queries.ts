// What of all shops' payments has to be looked at now. Only ids leave this file; the work is done in each shop's scope.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { platformDb } from '@/lib/db/platform-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { oldAccountMails } from '@/lib/mail/outbox/old-mails';
import { expirableOrders } from '@/lib/orders/payments/expire-orders';
import { oldEvents } from '@/lib/orders/webhook/old-events';

export type DueRow = { tenantId: TenantId; id: string };

/**
 * Every query here goes across tenants, because which shops have something to do is what is asked. Each takes turns:
 * the longest overdue of each shop, then the next of each. So a shop with very much to do crowds out nobody.
 */
const TURNS_OF_SHOP = 40;

const listDue = (
  most: number,
  {
    table,
    id,
    moment,
    order = moment,
  }: { table: Prisma.Sql; id: Prisma.Sql; moment: Prisma.Sql; order?: Prisma.Sql },
): Promise<DueRow[]> =>
  platformDb().$queryRaw<DueRow[]>`
    SELECT tenant_id::text AS "tenantId", id FROM (
      SELECT tenant_id, ${id} AS id, ${moment} AS moment,
        row_number() OVER (PARTITION BY tenant_id ORDER BY ${order}) AS turn
      FROM ${table} WHERE ${moment} <= now()) due
    WHERE turn <= ${TURNS_OF_SHOP} ORDER BY turn, moment LIMIT ${most}`;

/** Payments that PayPal is to be asked about, as their PayPal orders' ids. */
export const listDuePayments = (most: number): Promise<DueRow[]> =>
  listDue(most, {
    table: Prisma.sql`payments`,
    id: Prisma.sql`paypal_order_id`,
    moment: Prisma.sql`next_check_at`,
  });

/** Refunds that are owed, or that PayPal has not come to an end with. */
export const listDueRefunds = (most: number): Promise<DueRow[]> =>
  listDue(most, {
    table: Prisma.sql`refunds`,
    id: Prisma.sql`id::text`,
    moment: Prisma.sql`next_check_at`,
  });

/** PayPal's events that were kept and have not been handled. */
export const listDueEvents = (most: number): Promise<DueRow[]> =>
  listDue(most, {
    table: Prisma.sql`webhook_events`,
    id: Prisma.sql`id`,
    moment: Prisma.sql`next_attempt_at`,
    order: Prisma.sql`next_attempt_at, received_at`,
  });

/** The shops that have messages of PayPal which are over since before then. */
export async function listShopsWithOldEvents(before: Date): Promise<TenantId[]> {
  const shops = await platformDb().webhookEvent.groupBy({
    by: ['tenantId'],
    where: oldEvents(before),
    orderBy: { tenantId: 'asc' },
  });
  return shops.map(({ tenantId }) => tenantId);
}

/** The shops that have mails to people which are over since before then. */
export async function listShopsWithOldMails(before: Date): Promise<TenantId[]> {
  const shops = await platformDb().outboxMail.groupBy({
    by: ['tenantId'],
    where: oldAccountMails(before),
    orderBy: { tenantId: 'asc' },
  });
  return shops.map(({ tenantId }) => tenantId);
}

/** The oldest orders that were placed before then and may be given up, by shop; of no shop in `except`. */
export async function listExpirableOrders(
  before: Date,
  most: number,
  except: readonly TenantId[],
): Promise<Map<TenantId, OrderId[]>> {
  const rows = await platformDb().order.findMany({
    where: { ...expirableOrders(before), tenantId: { notIn: [...except] } },
    orderBy: { createdAt: 'asc' },
    select: { tenantId: true, id: true },
    take: most,
  });
  const byShop = new Map<TenantId, OrderId[]>();
  for (const { tenantId, id } of rows) {
    byShop.set(tenantId, [...(byShop.get(tenantId) ?? []), id]);
  }
  return byShop;
}
