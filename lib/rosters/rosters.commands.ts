import 'server-only';
import { createHash } from 'node:crypto';
import { cleanLine } from '@/lib/clean-text';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { checkRoster } from './check-roster';
import { removeEmptyRows } from './edit-roster';
import { normalizeTable } from './normalize-cell';
import { type ReadUploadedRosterError, readUploadedRoster } from './read-uploaded-roster';
import type { RosterSettings } from './roster-settings';
import type { RosterProblem, RosterSummary, RosterTable } from './roster-table';
import { findRosterSettings } from './rosters.queries';
import { canBeSent } from './unread-roster';

export type SavedRoster = {
  id: string;
  name: string;
  /** Of the file, the columns and the rows: two rosters of equal content are one choice. */
  sha256: string;
  isParsed: boolean;
  summary: RosterSummary;
};

export type SaveRosterError =
  | { code: ReadUploadedRosterError | 'roster_readable' }
  | { code: 'roster_invalid'; problems: RosterProblem[] };

/** `table` is null for a file that is sent along unread, because it cannot be read. */
export type RosterToSave = { productId: string; uploadId: string; table: RosterTable | null };

const NOTHING_KNOWN: RosterSummary = { pieces: 0, sizes: [], upchargeCents: 0 };

/**
 * Keeps a roster for an order to come, normalised and without empty rows, if it passes the check by the
 * product's present settings. A file is sent along unread only if it cannot be read, because nothing of it is
 * counted or checked then. The same content again gives the roster that is there.
 */
export async function saveRoster(
  tenantId: string,
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
  const saved = await tenantDb(tenantId, async (db) => {
    const product = await findRosterSettings(db, tenantId, productId);
    if (product === null) {
      return err({ code: 'product_unavailable' as const });
    }
    const upload = await db.upload.findFirst({
      where: { tenantId, id: uploadId, kind: 'roster', completedAt: { not: null } },
      select: { fileName: true, sha256: true },
    });
    if (upload === null) {
      return err({ code: 'upload_gone' as const });
    }
    const checked = checkedTable(product.settings, table);
    if (!checked.ok) {
      return checked;
    }
    const { table: kept, summary } = checked.value;
    const sha256 = createHash('sha256')
      .update(JSON.stringify([upload.sha256, kept]))
      .digest('hex');
    const id = await keep(db, tenantId, { productId, uploadId, table: kept, sha256 });
    return ok({ id, name: upload.fileName, sha256, isParsed: kept !== null, summary });
  });
  if (saved.ok && !saved.value.isParsed) {
    const rosterId = saved.value.id;
    logger().warn(
      { event: 'roster.unparsed', productId, uploadId, rosterId },
      'a roster is sent along unread',
    );
  }
  return saved;
}

/** Of one file. Whoever changes a saved roster makes another one, and the cart forgets the first. */
const MOST_OF_UPLOAD = 20;

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

async function keep(
  db: Database,
  tenantId: string,
  { productId, uploadId, table, sha256 }: RosterToSave & { sha256: string },
): Promise<string> {
  const same = { tenantId, productId, uploadId, sha256, isParsed: table !== null };
  const known = await db.roster.findFirst({ where: same, select: { id: true } });
  if (known) {
    return known.id;
  }
  const older = await db.roster.findMany({
    where: { tenantId, uploadId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: MOST_OF_UPLOAD - 1,
    select: { id: true },
  });
  await db.roster.deleteMany({ where: { tenantId, id: { in: older.map(({ id: old }) => old) } } });
  const { columns, rows } = table ?? { columns: [], rows: [] };
  const created = await db.roster.create({ data: { ...same, columns, rows }, select: { id: true } });
  return created.id;
}
