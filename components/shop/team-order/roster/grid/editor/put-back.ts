// Turns set-aside lines of a file into rows.

import { type EditorState, tableOf } from '@/components/shop/team-order/roster/grid/editor-state';
import { insertRow } from '@/lib/rosters/edit-roster';
import { normalizeTable } from '@/lib/rosters/normalize-cell';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { SetAside } from '@/lib/rosters/understanding/reading-types';

/**
 * The mark of the step that puts a line back contains the line's index, so that undoing the step returns the line to
 * the list.
 */
export const putBackMark = (line: number): string => `put back ${line}`;

/** The table with a line as a row, at its place in the file if the rows above it still exist. */
export function putBack(state: EditorState, line: SetAside): { table: RosterTable; row: number } {
  const table = tableOf(state);
  const row = Math.min(line.at, table.rows.length);
  const grown = insertRow(table, row);
  const cells = table.columns.map((_, column) => line.cells[column] ?? '');
  return { table: normalizeTable(state.settings, { ...grown, rows: grown.rows.with(row, cells) }), row };
}

/** The lines that are not rows now. */
export const linesLeft = (
  setAside: EditorState['setAside'],
  history: EditorState['history'],
): { line: SetAside; index: number }[] =>
  setAside
    .map((line, index) => ({ line, index }))
    .filter(({ index }) => !history.past.some(({ mark }) => mark === putBackMark(index)));
