// Which payments, refunds, events and orders of all shops are due now. Only ids leave this file; the work runs in
// each shop's scope.
import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import { platformDb } from '@/lib/db/platform-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { oldAccountMails } from '@/lib/mail/outbox/old-mails';
import { expirableOrders } from '@/lib/orders/payments/expire-orders';
import { oldEvents } from '@/lib/orders/webhook/old-events';

export type DueRow = { tenantId: TenantId; id: string };

/**
 * The queries here go across tenants, because they find the shops that have due work. Shops take turns: first the
 * longest overdue row of each shop, then the second of each. So a shop with much due work delays no other.
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

/** Payments whose state must be asked of PayPal, by the ids of their PayPal orders. */
export const listDuePayments = (most: number): Promise<DueRow[]> =>
  listDue(most, {
    table: Prisma.sql`payments`,
    id: Prisma.sql`paypal_order_id`,
    moment: Prisma.sql`next_check_at`,
  });

/** Refunds that are owed, or have no final answer from PayPal yet. */
export const listDueRefunds = (most: number): Promise<DueRow[]> =>
  listDue(most, {
    table: Prisma.sql`refunds`,
    id: Prisma.sql`id::text`,
    moment: Prisma.sql`next_check_at`,
  });

/** PayPal events that are stored and not handled yet. */
export const listDueEvents = (most: number): Promise<DueRow[]> =>
  listDue(most, {
    table: Prisma.sql`webhook_events`,
    id: Prisma.sql`id`,
    moment: Prisma.sql`next_attempt_at`,
    order: Prisma.sql`next_attempt_at, received_at`,
  });

/** Shops that have PayPal events which were done before this time. */
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

/** The oldest orders that may be given up now, by shop; of no shop in `except`. */
export async function listExpirableOrders(
  now: Date,
  most: number,
  except: readonly TenantId[],
): Promise<Map<TenantId, OrderId[]>> {
  const rows = await platformDb().order.findMany({
    where: { ...expirableOrders(now), tenantId: { notIn: [...except] } },
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

const lengths = z.array(z.object({ queue: z.string(), depth: z.int(), overdue: z.number() }));

/** How many rows wait for background work, and for how many seconds the most overdue one has been due. */
export const readQueueLengths = async () =>
  lengths.parse(
    await platformDb().$queryRaw`
      SELECT queue, depth, greatest(0, coalesce(extract(epoch FROM now() - due), 0))::float8 AS overdue FROM (
        SELECT 'mails' AS queue, count(*)::int AS depth, min(next_attempt_at) AS due
        FROM outbox_mails WHERE next_attempt_at IS NOT NULL
        UNION ALL
        SELECT 'webhooks', count(*)::int, min(next_attempt_at) FROM webhook_events WHERE next_attempt_at IS NOT NULL
        UNION ALL
        SELECT 'payments', count(*)::int, min(next_check_at) FROM payments WHERE next_check_at IS NOT NULL
        UNION ALL
        SELECT 'refunds', count(*)::int, min(next_check_at) FROM refunds WHERE next_check_at IS NOT NULL) waiting`,
  );
