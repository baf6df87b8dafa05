import 'server-only';
import { createHash } from 'node:crypto';
import { isForeignKeyViolation } from '@/lib/db/errors';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { cleanLine } from '@/lib/text/clean-text';
import { checkRoom, type NoRoom } from '@/lib/uploads/upload-quota.queries';
import { checkRoster } from '../check-roster';
import { removeEmptyRows } from '../edit-roster';
import { normalizeTable } from '../normalize-cell';
import { canBeSent } from '../reader/unread-roster';
import type { RosterProblem, RosterSummary, RosterTable } from '../roster-table';
import type { RosterSettings } from '../settings/roster-settings';
import { keepRoster, rosterColumns } from './keep-roster';
import { type ReadUploadedRosterError, readUploadedRoster } from './read-uploaded-roster';
import { findRosterSettings } from './rosters.queries';

export type SavedRoster = {
  id: string;
  name: string;
  /** SHA-256 of file, columns and rows: two rosters with equal content are one choice. */
  sha256: string;
  isParsed: boolean;
  summary: RosterSummary;
};

export type SaveRosterError =
  | { code: ReadUploadedRosterError | 'roster_readable' | NoRoom }
  | { code: 'roster_invalid'; problems: RosterProblem[] };

/** `table` is null for an unreadable file that is sent unread. */
export type RosterToSave = { productId: string; uploadId: string; table: RosterTable | null };

const NOTHING_KNOWN: RosterSummary = { pieces: 0, sizes: [], upchargeCents: 0 };

/**
 * Saves a roster for a later order, normalised and without empty rows, if it passes the check by the product's
 * current settings. A file is sent unread only if it cannot be read, because then nothing of it is counted or
 * checked. Idempotent: equal content gives the existing roster.
 */
export async function saveRoster(
  tenantId: TenantId,
  { productId, uploadId, table }: RosterToSave,
): Promise<Result<SavedRoster, SaveRosterError>> {
  if (table === null) {
    const read = await readUploadedRoster(tenantId, { productId, uploadId });
    if (read.ok) {
      return err({ code: 'roster_readable' });
    }
    if (!canBeSent(read.error)) {
      return err({ code: read.error });
    }
  }
  const saved = await checkAndKeep(tenantId, { productId, uploadId, table });
  if (saved.ok && !saved.value.isParsed) {
    const rosterId = saved.value.id;
    logger().warn(
      { event: 'roster.unparsed', productId, uploadId, rosterId },
      'a roster is sent along unread',
    );
  }
  return saved;
}

async function checkAndKeep(
  tenantId: TenantId,
  { productId, uploadId, table }: RosterToSave,
): Promise<Result<SavedRoster, SaveRosterError>> {
  const found = await tenantDb(tenantId, async (db) => ({
    product: await findRosterSettings(db, tenantId, productId),
    upload: await db.upload.findFirst({
      where: { tenantId, id: uploadId, kind: 'roster', completedAt: { not: null } },
      select: { fileName: true, sha256: true, sender: true },
    }),
  }));
  const { product, upload } = found;
  if (product === null) {
    return err({ code: 'product_unavailable' });
  }
  if (upload === null) {
    return err({ code: 'upload_gone' });
  }
  // Checked outside of a transaction: a long roster takes time.
  const checked = checkedTable(product.settings, table);
  if (!checked.ok) {
    return checked;
  }
  const { table: kept, summary } = checked.value;
  const sha256 = createHash('sha256')
    .update(JSON.stringify([upload.sha256, kept]))
    .digest('hex');
  const columns = rosterColumns({
    productId,
    uploadId,
    sha256,
    table: kept,
    settings: product.settings,
    summary,
  });
  try {
    return await tenantDb(tenantId, async (db) => {
      const room = await checkRoom(db, tenantId, { sender: upload.sender, bytes: columns.byteSize ?? 0 });
      if (!room.ok) {
        return err({ code: room.error });
      }
      const id = await keepRoster(db, tenantId, columns);
      return ok({ id, name: upload.fileName, sha256, isParsed: kept !== null, summary });
    });
  } catch (error) {
    // The product or the file was deleted in the meantime.
    if (isForeignKeyViolation(error)) {
      return err({ code: 'upload_gone' });
    }
    throw error;
  }
}

type Checked = { table: RosterTable | null; summary: RosterSummary };

function checkedTable(
  settings: RosterSettings,
  table: RosterTable | null,
): Result<Checked, { code: 'roster_invalid'; problems: RosterProblem[] }> {
  if (table === null) {
    return ok({ table: null, summary: NOTHING_KNOWN });
  }
  const { problems, summary } = checkRoster(settings, table);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    return err({ code: 'roster_invalid', problems: errors });
  }
  const { columns, rows } = removeEmptyRows(normalizeTable(settings, table));
  const known = new Set(settings.columns.map(({ id }) => id));
  const kept = columns.map(({ header, meaning }) => ({
    header: cleanLine(header),
    meaning: meaning !== null && known.has(meaning) ? meaning : null,
  }));
  return ok({ table: { columns: kept, rows }, summary });
}
