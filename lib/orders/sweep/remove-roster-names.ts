// Names on rosters are often those of children. They are kept while an order needs them, or an account that uses them
// again, and no longer (docs/decisions/0166). Sizes, numbers and quantities stay with the order.
import 'server-only';
import { ROSTER_CHOICE } from '@/lib/choices/line-choice';
import { Prisma } from '@/lib/db/generated/client';
import { platformDb } from '@/lib/db/platform-db';
import { type Database, tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import { env } from '@/lib/env';
import { asOrderId, type OrderId, type TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { readStoredChoices } from '@/lib/orders/choices/stored-choices';
import { addRosterNames } from '@/lib/orders/placing/copy-rosters';
import { searchTextOf } from '@/lib/orders/placing/search-text';
import { withoutNames } from '@/lib/rosters/keeping/without-names';
import { previewKey } from '@/lib/uploads/store/object-key';
import { privateStore } from '@/lib/uploads/store/private-store';
import type { Tally } from '@/lib/uploads/sweeping/sweep-batches';

export const DAY = 24 * 60 * 60 * 1_000;
/** An order that was never marked as done counts as done after this time without any change. */
const FORGOTTEN = 365 * DAY;
/** Of one run and shop; the next run goes on. */
const MOST_ORDERS = 1_000;
const BATCH = 50;

/** Lines whose rosters may still have names; `order_items_roster_names_idx` finds them. */
const WITH_NAMES = Prisma.sql`i.roster_names_removed_at IS NULL
  AND (i.roster_data IS NOT NULL OR i.roster_file_id IS NOT NULL)`;

/** Orders that are over since before then. What happens to one, such as a refund, begins the period anew. */
export const isOver = (before: Date) => Prisma.sql`(
  (o.status IN ('completed', 'cancelled') AND o.updated_at < ${before})
  OR o.updated_at < ${new Date(before.getTime() - FORGOTTEN)})`;

/** Whether the account `c` was used since then. */
const isUsed = (since: Date) => Prisma.sql`(coalesce(c.last_signed_in_at >= ${since}, false) OR EXISTS (
  SELECT 1 FROM sessions s
  WHERE s.tenant_id = c.tenant_id AND s.customer_id = c.id AND s.last_used_at >= ${since}))`;

/** Whether an account, used since then, has the order among its own: a coach orders the same team again. */
const isOfAccount = (usedSince: Date) => Prisma.sql`EXISTS (
  SELECT 1 FROM customers c
  WHERE c.tenant_id = o.tenant_id
    AND (c.id = o.customer_id OR (c.email = lower(o.customer_email) AND c.email_verified_at IS NOT NULL))
    AND ${isUsed(usedSince)})`;

/**
 * Removes the names on rosters that no order and no account needs any more, in every shop, and the files that they came
 * in. Safe to run twice at once, and again after it has failed. Counts orders.
 */
export async function removeRosterNames(now = new Date()): Promise<Tally> {
  const { ROSTER_NAMES_DAYS, ROSTER_NAMES_ACCOUNT_DAYS } = env();
  const before = new Date(now.getTime() - ROSTER_NAMES_DAYS * DAY);
  const usedSince = new Date(now.getTime() - ROSTER_NAMES_ACCOUNT_DAYS * DAY);
  const tally: Tally = { done: 0, failures: 0 };
  for (const tenantId of await listShops(before)) {
    try {
      tally.done += await removeOfShop(tenantId, before, usedSince);
      await removeDetachedRosters(tenantId);
    } catch (error) {
      tally.failures += 1;
      logger().error(
        { event: 'sweep.roster_names_not_removed', tenantId, error },
        'names on the rosters of a shop could not be removed',
      );
    }
  }
  return tally;
}

/** Which shops have something to look at. */
async function listShops(before: Date): Promise<TenantId[]> {
  // Across tenants: only which shops there is work for is asked here. The work is done in their scope.
  const rows = await platformDb().$queryRaw<{ tenantId: TenantId }[]>`
    SELECT DISTINCT i.tenant_id::text AS "tenantId" FROM order_items i
    JOIN orders o ON o.tenant_id = i.tenant_id AND o.id = i.order_id
    WHERE ${WITH_NAMES} AND ${isOver(before)}
    UNION
    SELECT DISTINCT f.tenant_id::text FROM order_files f
    WHERE f.kind = 'roster' AND NOT EXISTS (
      SELECT 1 FROM order_items i WHERE i.tenant_id = f.tenant_id AND i.roster_file_id = f.id)
    UNION
    SELECT DISTINCT tenant_id::text FROM saved_teams
    ORDER BY 1`;
  return rows.map(({ tenantId }) => tenantId);
}

async function removeOfShop(tenantId: TenantId, before: Date, usedSince: Date): Promise<number> {
  await removeUnusedTeams(tenantId, usedSince);
  let done = 0;
  while (done < MOST_ORDERS) {
    const batch = await tenantDb(tenantId, async (db) => {
      const rows = await db.$queryRaw<{ id: string; itemIds: string[] }[]>`
        SELECT o.id::text, due.ids AS "itemIds" FROM orders o CROSS JOIN LATERAL (
          SELECT array_agg(i.id::text) AS ids FROM order_items i
          WHERE i.tenant_id = o.tenant_id AND i.order_id = o.id AND ${WITH_NAMES}
            AND (i.team_removed_at IS NOT NULL OR NOT ${isOfAccount(usedSince)})) due
        WHERE o.tenant_id = ${tenantId}::uuid AND ${isOver(before)} AND due.ids IS NOT NULL
        ORDER BY o.id LIMIT ${BATCH} FOR UPDATE OF o SKIP LOCKED`;
      for (const { id, itemIds } of rows) {
        await removeNamesOf(db, tenantId, asOrderId(id), itemIds);
      }
      return rows.length;
    });
    done += batch;
    if (batch < BATCH) {
      break;
    }
  }
  return done;
}

/** Deletes what accounts that nobody has used since then have saved of teams. */
const removeUnusedTeams = (tenantId: TenantId, usedSince: Date): Promise<number> =>
  tenantStatement(
    tenantId,
    (db) => db.$executeRaw`
      DELETE FROM saved_teams t USING customers c
      WHERE t.tenant_id = ${tenantId}::uuid AND c.tenant_id = t.tenant_id AND c.id = t.customer_id
        AND t.created_at < ${usedSince} AND NOT ${isUsed(usedSince)}`,
  );

/**
 * Takes the names off rosters of an order, of all its lines or those named, in the transaction of whoever asks; the
 * files go with `removeDetachedRosters`. Neither the order's money nor what was made of it changes.
 */
export async function removeNamesOf(
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
  itemIds: readonly string[] | null = null,
): Promise<void> {
  const items = await db.orderItem.findMany({
    where: { tenantId, orderId },
    select: {
      id: true,
      rosterId: true,
      rosterFileId: true,
      productName: true,
      productSku: true,
      customizationLabel: true,
      customizationText: true,
      logoUrl: true,
      rosterUrl: true,
      choices: true,
      rosterData: true,
      rosterColumns: true,
    },
    orderBy: { position: 'asc' },
  });
  const withRoster = items.filter(
    ({ id, rosterData, rosterFileId, rosterId }) =>
      (itemIds === null || itemIds.includes(id)) &&
      (rosterData !== null || rosterFileId !== null || rosterId !== null),
  );
  for (const { id, rosterData, rosterColumns } of withRoster) {
    const kept = withoutNames(rosterData, rosterColumns);
    await db.orderItem.updateMany({
      where: { tenantId, id },
      data: {
        rosterData: kept?.rows ?? Prisma.DbNull,
        // Settings list a team's own columns by name only, and no person.
        ...(kept === null && { rosterColumns: Prisma.DbNull }),
        rosterFileId: null,
        rosterUrl: null,
        rosterId: null,
        rosterNamesRemovedAt: new Date(),
        // Without names it is no team to order for again.
        teamRemovedAt: new Date(),
      },
    });
  }
  // The file's name, which may be a child's too, stands in the line's choices.
  await db.$executeRaw`
    UPDATE order_items i SET choices = (
      SELECT coalesce(jsonb_agg(c.choice ORDER BY c.place), '[]')
      FROM jsonb_array_elements(i.choices) WITH ORDINALITY AS c(choice, place)
      WHERE c.choice->>'kind' <> ${ROSTER_CHOICE})
    WHERE i.tenant_id = ${tenantId}::uuid AND i.id = ANY (${withRoster.map(({ id }) => id)}::uuid[])
      AND jsonb_typeof(i.choices) = 'array'`;
  const lines = items.map(({ productName, productSku, ...line }) => ({
    productName,
    productSku,
    choices: readStoredChoices(line, () => null).filter(({ kind }) => kind !== ROSTER_CHOICE),
  }));
  // Not through the client, which would note a change of the order: nothing of what it says has changed.
  await db.$executeRaw`
    UPDATE orders SET search_text = ${searchTextOf(lines)}
    WHERE tenant_id = ${tenantId}::uuid AND id = ${orderId}::uuid`;
  // Of the lines that keep their names.
  await addRosterNames(db, tenantId, orderId);
}

/** Deletes the stored roster files of a shop that no line of an order has any more. */
export async function removeDetachedRosters(tenantId: TenantId): Promise<void> {
  const files = await tenantStatement(tenantId, (db) =>
    db.orderFile.findMany({
      where: { tenantId, kind: 'roster', rosterOf: { none: {} } },
      select: { id: true, objectKey: true },
      take: MOST_ORDERS,
    }),
  );
  for (const { id, objectKey } of files) {
    await privateStore().delete(previewKey(objectKey));
    await privateStore().delete(objectKey);
    // Last, so that what fails half-way is found again.
    await tenantStatement(tenantId, (db) => db.orderFile.deleteMany({ where: { tenantId, id } }));
  }
}
