// Reads the changes of all shops, because every server serves every shop. Only ids leave this file.
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
 * The changes of transactions from `from` on, and where to read on; with null only the latter. Leaves out rows from a
 * restored backup whose transaction ids belong to another database. Those are above all ids of this database, so every
 * page would contain them; and when this database reaches such ids in years, the rows are older than two hours.
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
