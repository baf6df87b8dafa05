// Changes of all shops, across which every server reads: each of them shows every shop. Only ids leave this file.
import 'server-only';
import { z } from 'zod';
import { platformDb } from '@/lib/db/platform-db';
import { asTenantId } from '@/lib/ids';
import { type EventPage, MOST_EVENTS } from './follow-events';

const page = z.tuple([
  z.object({
    next: z.string().transform(BigInt),
    readAt: z.number(),
    events: z.array(
      z.object({
        id: z.string(),
        tenantId: z.string().transform(asTenantId),
        kind: z.string(),
        subjectId: z.string().nullable(),
        transactionId: z.string(),
      }),
    ),
  }),
]);

/**
 * What was recorded by transactions from `from` on, and where to read on; with null only the latter. Not what came
 * back with a backup and carries numbers of another database: those above all of this one, which each page would hold
 * again, and, where this one reaches them in years, those that are about to be removed.
 */
export async function readEvents(from: bigint | null): Promise<EventPage> {
  const rows = await platformDb().$queryRaw`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS "next",
      extract(epoch FROM clock_timestamp())::float8 AS "readAt",
      coalesce((
        SELECT json_agg(event) FROM (
          SELECT id, tenant_id AS "tenantId", kind, subject_id AS "subjectId", transaction_id::text AS "transactionId"
          FROM cache_events
          WHERE transaction_id >= ${from}::bigint
            AND transaction_id < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
            AND created_at > now() - interval '2 hours'
          ORDER BY transaction_id LIMIT ${MOST_EVENTS + 1}) event
      ), '[]') AS "events"`;
  const [read] = page.parse(rows);
  return read;
}
