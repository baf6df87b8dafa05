// Pastes a block of spreadsheet cells into the roster at the active cell.

import type { Cell } from '@/components/shop/team-order/roster/grid/grid-navigation';
import { insertRow, setCell } from '@/lib/rosters/edit-roster';
import { normalizeCell } from '@/lib/rosters/normalize-cell';
import { LONGEST_CELL, MOST_ROWS, type RosterTable } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';

/**
 * The cells of copied text: tabs separate cells, line breaks separate rows. Spreadsheets end the text with a line
 * break.
 */
export const copiedCells = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

/**
 * Writes copied text over the cells from `at` on. Adds rows as needed, up to a roster's limit; drops cells to the
 * right of the last column. Returns the table and the number of written cells.
 */
export function pasteCells(
  settings: RosterSettings,
  table: RosterTable,
  { at, text }: { at: Cell; text: string },
): { table: RosterTable; cells: number } {
  if (text === '' || at.row < 0) {
    return { table, cells: 0 };
  }
  let [pasted, cells] = [table, 0];
  copiedCells(text).forEach((line, rowOffset) => {
    const row = at.row + rowOffset;
    if (row >= MOST_ROWS) {
      return;
    }
    if (row >= pasted.rows.length) {
      pasted = insertRow(pasted, row);
    }
    line.slice(0, Math.max(table.columns.length - at.column, 0)).forEach((cell, columnOffset) => {
      const column = at.column + columnOffset;
      const meaning = settings.columns.find(({ id }) => id === table.columns[column]?.meaning);
      const cut = cell.slice(0, LONGEST_CELL);
      pasted = setCell(pasted, row, column, meaning ? normalizeCell(meaning, cut) : cut.trim());
      cells += 1;
    });
  });
  return { table: pasted, cells };
}
