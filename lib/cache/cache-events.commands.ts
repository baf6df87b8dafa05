import 'server-only';
import { z } from 'zod';
import { platformDb } from '@/lib/db/platform-db';
import { asTenantId } from '@/lib/ids';
import type { StoredChange } from './changes';

/**
 * Deletes changes of all shops that are older than two hours: by then every server has read them, or notices that it
 * was away for too long (lib/cache/follow-events.ts). Uses Postgres's clock, like follow-events.ts. Returns the
 * number.
 */
export const removeOldChanges = (): Promise<number> =>
  platformDb().$executeRaw`DELETE FROM cache_events WHERE created_at < now() - interval '2 hours'`;

const MOST_AT_ONCE = 500;
/** Seconds in which each server hears of a change, also one that polls, or whose connection was lost (lib/cache/follow-events.ts). */
const HEARD_BY_ALL = 20;

const claimed = z.array(
  z.object({
    tenantId: z.string().transform(asTenantId),
    kind: z.string(),
    subjectId: z.string().nullable(),
  }),
);

/**
 * Takes the changes of all shops that the cache in front is to be told of, so that no other server tells it too: at once, and again
 * when every server has surely heard of the change, because one that had not may have made the old page once more in between.
 * `purged_at` is the time of the first, and `infinity` after the second. If telling fails, `restore` gives them back.
 */
export async function takeUnpurged(): Promise<{ changes: StoredChange[]; restore: () => Promise<void> }> {
  const rows = await platformDb().$queryRaw`
    UPDATE cache_events e SET purged_at = CASE WHEN e.purged_at IS NULL THEN now() ELSE 'infinity' END FROM (
      SELECT tenant_id, id FROM cache_events
      WHERE created_at > now() - interval '2 hours'
        AND (purged_at IS NULL OR purged_at < now() - make_interval(secs => ${HEARD_BY_ALL}))
      ORDER BY created_at LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED) due
    WHERE e.tenant_id = due.tenant_id AND e.id = due.id
    RETURNING e.tenant_id::text AS "tenantId", e.kind, e.subject_id::text AS "subjectId", e.id::text AS id`;
  const ids = z.array(z.object({ id: z.string() })).parse(rows);
  return {
    changes: claimed.parse(rows),
    restore: async () => {
      await platformDb().$executeRaw`
        UPDATE cache_events SET purged_at = NULL WHERE id = ANY (${ids.map(({ id }) => id)}::uuid[])`;
    },
  };
}
