import 'server-only';
import { utils, write } from '@e965/xlsx';
import type { RosterSheet } from './roster-sheet';

/**
 * A stored roster as an Excel workbook. Every cell is a text in a cell formatted as text: 007 keeps its zeros,
 * and what begins with '=' is neither run nor becomes a formula when somebody edits it. So no apostrophe is put
 * before it, as the CSV needs, which could end up on a shirt.
 */
export function cleanXlsx({ columns, rows }: RosterSheet): Uint8Array {
  const table = [columns.map(({ label }) => label), ...rows];
  const sheet = utils.aoa_to_sheet(table.map((row) => row.map((cell) => ({ t: 's', v: cell, z: '@' }))));
  sheet['!cols'] = columns.map(({ label }, index) => ({
    wch: Math.min(40, Math.max(label.length, ...rows.map((row) => row[index]?.length ?? 0)) + 2),
  }));
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Roster');
  return new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx', compression: true }));
}
