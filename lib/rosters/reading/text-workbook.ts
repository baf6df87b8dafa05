import 'server-only';
import { utils, write } from '@e965/xlsx';
import { rosterFileSentences } from '@/lib/messages/en/rosters/roster-files';

const WIDEST_COLUMN = 40;

/**
 * Rows as an Excel workbook. Every cell is text and formatted as text: 007 keeps its zeros, and a text that starts
 * with '=' neither runs nor becomes a formula when it is edited. So it needs no apostrophe as in a CSV, which could
 * end up on a shirt.
 */
export function textWorkbook(rows: readonly (readonly string[])[]): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => ({ t: 's', v: cell, z: '@' }))));
  sheet['!cols'] = (rows[0] ?? []).map((_, index) => ({
    wch: Math.min(WIDEST_COLUMN, Math.max(...rows.map((row) => row[index]?.length ?? 0)) + 2),
  }));
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, rosterFileSentences.sheet);
  return new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx', compression: true }));
}
