// At each shop's midnight: its pages that say what holds on a day (a sale, 'ready to ship by') are rendered anew.
import 'server-only';
import { repeat } from '@/lib/background-work/repeat';
import { expireTags } from '@/lib/cache/expire-tags.mjs';
import { tags } from '@/lib/cache/tags';
import { platformDb } from '@/lib/db/platform-db';
import { asTenantId } from '@/lib/ids';
import { isoDate } from '@/lib/time/format-date';
import { isTimeZone } from '@/lib/time/time-zone';

const PAUSE = 20 * 1_000;

type ShopRow = { tenantId: string; timeZone: string };

/**
 * Expires the pages of products of the shops whose day has changed between two times, in this process: each server has
 * its own cache and looks by itself, so nothing has to be kept or told. Returns the shops.
 */
export async function turnDays({ from, until }: { from: Date; until: Date }): Promise<string[]> {
  // Across shops, because a server serves all of them. Only ids and zones are read.
  const shops = await platformDb().$queryRaw<ShopRow[]>`
    SELECT DISTINCT t.tenant_id::text AS "tenantId", coalesce(c.time_zone, 'UTC') AS "timeZone"
    FROM product_terms t LEFT JOIN work_calendars c ON c.tenant_id = t.tenant_id
    WHERE t.sale_kind IS NOT NULL OR t.ready_days IS NOT NULL`;
  const turned = shops.filter(({ timeZone }) => {
    const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
    return isoDate(from, zone) !== isoDate(until, zone);
  });
  expireTags(turned.map(({ tenantId }) => tags.products(asTenantId(tenantId))));
  return turned.map(({ tenantId }) => tenantId);
}

/** Looks from now on, for the life of the process. A run that failed is made up for by the next one. */
export function turnDaysAlways(): void {
  let from = new Date();
  repeat({
    name: 'days',
    first: PAUSE,
    pause: PAUSE,
    async run() {
      const until = new Date();
      await turnDays({ from, until });
      from = until;
    },
  });
}
