// Limits for unpaid bytes: per sender, and per shop. Counted from the rows, so sweeping or paying makes room at once.
import 'server-only';
import { type Database, tenantStatement } from '@/lib/db/tenant-db';
import { env } from '@/lib/env';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';

/** `uploads_of_sender`: this sender has too many bytes here; `uploads_of_store`: all senders together have. */
export type NoRoom = 'uploads_of_sender' | 'uploads_of_store';

const MEGABYTE = 1_000_000;
/** The smallest file counts as this many bytes, because a row costs something too. */
const LEAST_BYTES = 100_000;

/** Limit for a shop's own pictures that nothing uses, in bytes: about twenty of the heaviest. */
const MOST_UNSAVED_PICTURES = 200 * MEGABYTE;

type Asked = { sender: string | null; bytes: number };

/**
 * Whether this many more bytes are allowed, in the transaction that records them. Concurrent requests of one sender
 * wait for each other.
 */
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
      -- One that has the bytes of an order's file has none of its own.
      SELECT id, coalesce(sender, '') AS sender,
        greatest(CASE WHEN order_file_id IS NULL THEN byte_size ELSE 0 END, ${LEAST_BYTES}::int) AS bytes FROM uploads
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
 * Whether this many more bytes of the shop's own pictures are allowed, in the transaction that records them. Pictures
 * used by a product or the shop do not count; incomplete ones count until they are removed.
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
 * The sender with the most bytes that are in no order, if that is more than `sender` would have with this upload;
 * else null.
 */
export async function findHeaviestSender(
  tenantId: TenantId,
  { sender, bytes }: { sender: string; bytes: number },
): Promise<string | null> {
  const [heaviest] = await tenantStatement(
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
