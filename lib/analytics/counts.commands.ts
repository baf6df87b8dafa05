// Writes counts to a shop's present day, and forgets old ones.
import 'server-only';
import { findWorkCalendar } from '@/lib/catalog/calendar/work-calendar.queries';
import { platformDb } from '@/lib/db/platform-db';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { USUAL_SOURCES } from '@/lib/text/visit-source';
import { isoDate } from '@/lib/time/format-date';
import type { Count } from './count-buffer';
import { DAYS_KEPT } from './visits-span';

/** The most different sources besides the usual ones, and the most different words without a result, of a shop on a day. */
export const MOST_SUBJECTS = 40;
/** No count grows beyond; the column holds a little more. */
const HIGHEST = 2_000_000_000;

/**
 * Adds counts to the present day of the shop's own calendar, with one statement for products and one for the rest. What
 * exceeds the day's most different sources or words counts as `OTHER`. Views of products that the shop does not have
 * count nowhere.
 */
export const addCounts = (tenantId: TenantId, counts: readonly Count[], now = new Date()): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    const day = isoDate(now, (await findWorkCalendar(db, tenantId)).timeZone);
    const views = counts.filter(({ kind }) => kind === 'product');
    const others = counts.filter(({ kind }) => kind !== 'product');
    if (others.length > 0) {
      await addDayCounts(db, tenantId, day, others);
    }
    if (views.length > 0) {
      await addViews(db, tenantId, day, views);
    }
  });

/** Two servers that write at once can exceed the most by what each brings: a bound, not an exact one. */
const addDayCounts = (db: Database, tenantId: TenantId, day: string, counts: readonly Count[]) =>
  db.$executeRaw`
    WITH given AS (
      SELECT * FROM unnest(${counts.map(({ kind }) => kind)}::text[], ${counts.map(({ subject }) => subject)}::text[],
        ${counts.map(({ count }) => count)}::int[]) AS g(kind, subject, count)
    ), kept AS (
      SELECT kind, subject FROM day_counts WHERE tenant_id = ${tenantId}::uuid AND day = ${day}::date AND subject <> ''
    ), looked AS (
      SELECT g.*, g.subject = '' OR k.subject IS NOT NULL
        OR (g.kind = 'visit' AND g.subject = ANY (${USUAL_SOURCES}::text[])) AS has_place
      FROM given g LEFT JOIN kept k ON k.kind = g.kind AND k.subject = g.subject
    ), ranked AS (
      SELECT *, (SELECT count(*) FROM kept WHERE kept.kind = looked.kind)
        + row_number() OVER (PARTITION BY kind, has_place ORDER BY count DESC, subject) AS place
      FROM looked
    )
    INSERT INTO day_counts AS c (tenant_id, day, kind, subject, count)
    SELECT ${tenantId}::uuid, ${day}::date, kind,
      CASE WHEN has_place OR place <= ${MOST_SUBJECTS} THEN subject ELSE '' END AS named, sum(count)::int
    FROM ranked GROUP BY kind, named ORDER BY kind, named
    ON CONFLICT (tenant_id, day, kind, subject)
      DO UPDATE SET count = least(c.count::bigint + excluded.count, ${HIGHEST})::int`;

const addViews = (db: Database, tenantId: TenantId, day: string, views: readonly Count[]) =>
  db.$executeRaw`
    INSERT INTO product_day_views AS v (tenant_id, day, product_id, count)
    SELECT ${tenantId}::uuid, ${day}::date, p.id, g.count
    FROM unnest(${views.map(({ subject }) => subject)}::uuid[], ${views.map(({ count }) => count)}::int[]) AS g(id, count)
      JOIN products p ON p.tenant_id = ${tenantId}::uuid AND p.id = g.id
    ORDER BY p.id
    ON CONFLICT (tenant_id, day, product_id)
      DO UPDATE SET count = least(v.count::bigint + excluded.count, ${HIGHEST})::int`;

const DAY = 24 * 60 * 60 * 1_000;

/** Deletes counts of days that are over for longer than a year, in every shop. Counts rows. */
export async function removeOldCounts(now = new Date()): Promise<{ done: number; failures: number }> {
  const before = new Date(now.getTime() - DAYS_KEPT * DAY).toISOString().slice(0, 10);
  const tally = { done: 0, failures: 0 };
  // Across tenants: only which shops there is work for is asked here. Each is one step into an index by shop and day.
  const shops = await platformDb().$queryRaw<{ tenantId: TenantId }[]>`
    SELECT id::text AS "tenantId" FROM tenants t
    WHERE EXISTS (SELECT 1 FROM day_counts c WHERE c.tenant_id = t.id AND c.day < ${before}::date)
      OR EXISTS (SELECT 1 FROM product_day_views v WHERE v.tenant_id = t.id AND v.day < ${before}::date)
    ORDER BY 1`;
  for (const { tenantId } of shops) {
    try {
      tally.done += await tenantDb(
        tenantId,
        async (db) =>
          (await db.$executeRaw`
            DELETE FROM day_counts WHERE tenant_id = ${tenantId}::uuid AND day < ${before}::date`) +
          (await db.$executeRaw`
            DELETE FROM product_day_views WHERE tenant_id = ${tenantId}::uuid AND day < ${before}::date`),
      );
    } catch (error) {
      tally.failures += 1;
      logger().error({ event: 'sweep.counts_not_removed', tenantId, error }, 'old counts of a shop remain');
    }
  }
  return tally;
}
