// How much may lie here that nobody has paid for: of one sender, and of one shop. Counted from the rows, so what is
// swept or paid for makes room at once.
import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { env } from '@/lib/env';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';

/** `uploads_of_sender`: this sender has too much here; `uploads_of_store`: everybody together has. */
export type NoRoom = 'uploads_of_sender' | 'uploads_of_store';

const MEGABYTE = 1_000_000;
/** What the smallest file counts as, in bytes: rows cost something too. */
const LEAST_BYTES = 100_000;

/** What a shop's own pictures may take up that nothing is saved with, in bytes: about twenty of the heaviest. */
const MOST_UNSAVED_PICTURES = 200 * MEGABYTE;

type Asked = { sender: string | null; bytes: number };

/** Whether so many more bytes may come, in the transaction that writes them down. One sender waits for themselves. */
export async function checkRoom(
  db: Database,
  tenantId: TenantId,
  { sender, bytes }: Asked,
): Promise<Result<null, NoRoom>> {
  const who = sender ?? '';
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads:${tenantId}:${who}`}, 0))`;
  const used = await usedBytes(db, tenantId, who);
  const more = Math.max(bytes, LEAST_BYTES);
  if (used.ofSender + more > env().UPLOAD_MEGABYTES_PER_ADDRESS * MEGABYTE) {
    return err('uploads_of_sender');
  }
  return used.ofStore + more > env().UPLOAD_MEGABYTES_PER_STORE * MEGABYTE
    ? err('uploads_of_store')
    : ok(null);
}

async function usedBytes(
  db: Database,
  tenantId: TenantId,
  sender: string,
): Promise<{ ofSender: number; ofStore: number }> {
  const [used] = await db.$queryRaw<{ ofSender: number; ofStore: number }[]>`
    WITH unpaid AS (
      SELECT id, coalesce(sender, '') AS sender, greatest(byte_size, ${LEAST_BYTES}::int) AS bytes FROM uploads
      WHERE tenant_id = ${tenantId}::uuid AND kind IN ('logo', 'roster') AND paid_at IS NULL
    ), pieces AS (
      SELECT sender, bytes FROM unpaid
      UNION ALL
      SELECT u.sender, r.byte_size FROM rosters r JOIN unpaid u ON u.id = r.upload_id
      WHERE r.tenant_id = ${tenantId}::uuid
    )
    SELECT coalesce(sum(bytes), 0)::float8 AS "ofStore",
      coalesce(sum(bytes) FILTER (WHERE sender = ${sender}), 0)::float8 AS "ofSender"
    FROM pieces`;
  return used ?? { ofSender: 0, ofStore: 0 };
}

/**
 * Whether so many more bytes of the shop's own pictures may come, in the transaction that writes them down. What a
 * product or the shop was saved with counts no more; what nobody completed counts until it is taken away.
 */
export async function checkPictureRoom(
  db: Database,
  tenantId: TenantId,
  bytes: number,
): Promise<Result<null, 'pictures_of_store'>> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`pictures:${tenantId}`}, 0))`;
  const [used] = await db.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum(greatest(byte_size, ${LEAST_BYTES}::int)), 0)::float8 AS bytes FROM uploads
    WHERE tenant_id = ${tenantId}::uuid AND kind IN ('product_picture', 'shop_logo') AND attached_at IS NULL`;
  const all = (used?.bytes ?? 0) + Math.max(bytes, LEAST_BYTES);
  return all > MOST_UNSAVED_PICTURES ? err('pictures_of_store') : ok(null);
}

/**
 * The sender of most bytes that are in no order, if those are more than `sender` would have with so many more; else
 * null.
 */
export async function findHeaviestSender(
  tenantId: TenantId,
  { sender, bytes }: { sender: string; bytes: number },
): Promise<string | null> {
  const [heaviest] = await tenantDb(
    tenantId,
    (db) => db.$queryRaw<{ sender: string }[]>`
      WITH held AS (
        SELECT coalesce(sender, '') AS sender, sum(greatest(byte_size, ${LEAST_BYTES}::int)) AS bytes
        FROM uploads
        WHERE tenant_id = ${tenantId}::uuid AND kind IN ('logo', 'roster') AND paid_at IS NULL
          AND NOT EXISTS (
            SELECT FROM order_files f WHERE f.tenant_id = uploads.tenant_id AND f.source_upload_id = uploads.id)
        GROUP BY 1
      )
      SELECT sender FROM held
      WHERE sender <> ${sender}
        AND bytes > ${bytes}::int + coalesce((SELECT bytes FROM held WHERE sender = ${sender}), 0)
      ORDER BY bytes DESC, sender LIMIT 1`,
  );
  return heaviest?.sender ?? null;
}
