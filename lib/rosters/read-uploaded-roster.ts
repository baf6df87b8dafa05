import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { err, ok, type Result } from '@/lib/result';
import { readUpload } from '@/lib/uploads/read-upload';
import { normalizeTable } from './normalize-cell';
import { knownRefusal, rememberRefusal } from './read-refusals';
import { readRoster } from './read-roster';
import { recognizeColumns } from './recognize-columns';
import { tableWeightProblem } from './roster-bytes';
import type { RosterReadError } from './roster-errors';
import type { RosterTable } from './roster-table';
import { findRosterSettings } from './rosters.queries';

export type ReadUploadedRosterError = RosterReadError | 'product_unavailable' | 'upload_gone';

/** A roster that a shopper has uploaded, as the product's settings understand it. Nothing of it is stored. */
export async function readUploadedRoster(
  tenantId: string,
  { productId, uploadId }: { productId: string; uploadId: string },
): Promise<Result<{ table: RosterTable; name: string }, ReadUploadedRosterError>> {
  const product = await tenantDb(tenantId, (db) => findRosterSettings(db, tenantId, productId));
  if (product === null) {
    return err('product_unavailable');
  }
  const upload = await readUpload(tenantId, uploadId, 'roster');
  if (!upload.ok) {
    return upload;
  }
  const { bytes, fileName, sha256 } = upload.value;
  // The same words for the same file: its name may be why it is called unreadable.
  const key = `${sha256} ${fileName}`;
  const known = knownRefusal(key);
  if (known) {
    return err(known);
  }
  const read = await readRoster(bytes, fileName);
  if (!read.ok) {
    rememberRefusal(key, read.error);
    return read;
  }
  const { header, rows } = read.value;
  const columns = recognizeColumns(product.settings, header);
  const table = normalizeTable(product.settings, { columns, rows });
  return tableWeightProblem(product.settings, table) === null
    ? ok({ table, name: fileName })
    : err('roster_too_heavy');
}
