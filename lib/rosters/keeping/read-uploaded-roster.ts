import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { readUpload } from '@/lib/uploads/read-upload';
import { normalizeTable } from '../normalize-cell';
import { knownRefusal, rememberRefusal } from '../reader/read-refusals';
import { readRoster } from '../reader/read-roster';
import { tableWeightProblem } from '../reading/roster-bytes';
import type { RosterReadError } from '../roster-errors';
import type { RosterTable } from '../roster-table';
import type { Answers, Question, QuestionKind, SetAside } from '../understanding/reading-types';
import { findRosterSettings } from './rosters.queries';

export type ReadUploadedRosterError = RosterReadError | 'product_unavailable' | 'upload_gone';

/** A roster as understood for the product, or a question first. */
export type UploadedRoster =
  | { kind: 'table'; name: string; table: RosterTable; setAside: SetAside[]; answered: QuestionKind[] }
  | { kind: 'question'; name: string; question: Question; answered: QuestionKind[] };

/**
 * Reads a shopper's uploaded roster by the product's settings and the answers so far. Stores nothing: each answer
 * reads the file again.
 */
export async function readUploadedRoster(
  tenantId: TenantId,
  { productId, uploadId, answers = {} }: { productId: string; uploadId: string; answers?: Answers },
): Promise<Result<UploadedRoster, ReadUploadedRosterError>> {
  const product = await tenantDb(tenantId, (db) => findRosterSettings(db, tenantId, productId));
  if (product === null) {
    return err('product_unavailable');
  }
  const upload = await readUpload(tenantId, uploadId, 'roster');
  if (!upload.ok) {
    return upload;
  }
  const { bytes, fileName, sha256 } = upload.value;
  // The key contains the file's name, because a file can be unreadable due to its name.
  const key = `${sha256} ${fileName} ${JSON.stringify(answers)}`;
  const known = knownRefusal(key);
  if (known) {
    return err(known);
  }
  const { settings } = product;
  const read = await readRoster(bytes, fileName, { settings, answers });
  if (!read.ok) {
    rememberRefusal(key, read.error);
    return read;
  }
  if (read.value.kind === 'question') {
    return ok({ ...read.value, name: fileName });
  }
  const { table: found, setAside, answered } = read.value.reading;
  const table = normalizeTable(settings, found);
  const aside = setAside.map(({ cells }) => cells);
  return tableWeightProblem(settings, { ...table, rows: [...table.rows, ...aside] }) === null
    ? ok({ kind: 'table', table, name: fileName, setAside, answered })
    : err('roster_too_heavy');
}
