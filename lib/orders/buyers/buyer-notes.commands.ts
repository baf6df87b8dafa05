import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { platformDb } from '@/lib/db/platform-db';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { env } from '@/lib/env';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import type { Tally } from '@/lib/uploads/sweeping/sweep-batches';

type NoteChange = { buyerId: string; version: number; note: string };
export type SavedNote = { note: string; version: number };
type NoteError = { code: 'gone' } | ({ code: 'changed' } & SavedNote);

/**
 * Saves the note about a customer; an empty one clears it. `changed`: somebody else has changed it since it was opened:
 * nothing is saved, and theirs is returned, so that neither is lost.
 */
export const saveBuyerNote = (
  tenantId: TenantId,
  { buyerId, version, note }: NoteChange,
): Promise<Result<SavedNote, NoteError>> =>
  tenantDb(tenantId, async (db) => {
    // A shared key, which all notes of the customer take in turn; the row may not be there yet.
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`buyer-note ${tenantId} ${buyerId}`}, 0))`;
    if ((await db.buyer.count({ where: { tenantId, id: buyerId } })) === 0) {
      return err({ code: 'gone' });
    }
    const where = { tenantId_buyerId: { tenantId, buyerId } };
    const kept = await db.buyerNote.findUnique({ where });
    const current = { note: kept?.note ?? '', version: kept?.version ?? 0 };
    if (current.note === note) {
      return ok(current);
    }
    if (current.version !== version) {
      return err({ code: 'changed', ...current });
    }
    const data = { note, version: version + 1, updatedAt: new Date() };
    await db.buyerNote.upsert({ where, create: { tenantId, buyerId, ...data }, update: data });
    return ok({ note, version: version + 1 });
  });

const DAY = 24 * 60 * 60 * 1_000;

/** Removes the note about a customer, in the transaction that deletes the account with this proven address. */
export const removeNoteOf = (db: Database, tenantId: TenantId, email: string): Promise<number> =>
  removeNotes(db, tenantId, Prisma.sql`b.email = ${email.toLowerCase()}`);

/** Removes notes about customers who have ordered nothing for so long, in every shop. Counts notes. */
export async function removeOldBuyerNotes(now = new Date()): Promise<Tally> {
  const before = new Date(now.getTime() - env().ROSTER_NAMES_ACCOUNT_DAYS * DAY);
  const tally: Tally = { done: 0, failures: 0 };
  // Across tenants: only which shops there is work for is asked here.
  const shops = await platformDb().$queryRaw<{ tenantId: TenantId }[]>`
    SELECT DISTINCT tenant_id::text AS "tenantId" FROM buyer_notes WHERE updated_at < ${before} ORDER BY 1`;
  for (const { tenantId } of shops) {
    try {
      tally.done += await tenantDb(tenantId, (db) =>
        removeNotes(db, tenantId, Prisma.sql`b.last_order_at < ${before} AND n.updated_at < ${before}`),
      );
    } catch (error) {
      tally.failures += 1;
      logger().error(
        { event: 'sweep.customer_notes_not_removed', tenantId, error },
        'notes about customers of a shop could not be removed',
      );
    }
  }
  return tally;
}

const removeNotes = (db: Database, tenantId: TenantId, ofBuyers: Prisma.Sql): Promise<number> =>
  db.$executeRaw`
    DELETE FROM buyer_notes n USING buyers b
    WHERE n.tenant_id = ${tenantId}::uuid AND b.tenant_id = n.tenant_id AND b.id = n.buyer_id AND ${ofBuyers}`;
