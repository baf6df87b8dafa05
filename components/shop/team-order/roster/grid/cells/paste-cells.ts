// A block of cells from a spreadsheet, put into the roster where the keyboard is.

import type { Cell } from '@/components/shop/team-order/roster/grid/grid-navigation';
import { insertRow, setCell } from '@/lib/rosters/edit-roster';
import { normalizeCell } from '@/lib/rosters/normalize-cell';
import { LONGEST_CELL, MOST_ROWS, type RosterTable } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';

/** The cells of copied text: tabs between them, a line for each row. Spreadsheets end it with a line break. */
export const copiedCells = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

/**
 * Writes copied text over the cells from `at` on, adding rows where there are too few, as many as a roster may
 * have. What would stand right of the last column is left out. Tells how many cells were written.
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
