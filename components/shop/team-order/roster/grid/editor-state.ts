// The state of the roster editor, and its elementary changes. Pure; the grid renders it.

import { type Cell, nearestCell } from '@/components/shop/team-order/roster/grid/grid-navigation';
import { normalizeTable } from '@/lib/rosters/normalize-cell';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { RosterColumn, RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { SetAside } from '@/lib/rosters/understanding/reading-types';
import { type History, record, startHistory } from './table-history';

export type EditorState = {
  settings: RosterSettings;
  history: History<RosterTable>;
  /**
   * Lines of the file that are not rows. A line that was put back stays in this list; the step that did it is in the
   * history.
   */
  setAside: readonly SetAside[];
  /** The cell that has the keyboard focus. */
  active: Cell;
  /** The text of the active cell while it is being edited. */
  draft: string | null;
  /** Whether a list of sizes opens at once: for a pointer, not for arrow keys. */
  opensList: boolean;
  /** Increased whenever the focus must go to the active cell. */
  focusTurn: number;
  /** The last action, announced to screen readers. */
  said: string;
};

export type EditorAction =
  | { type: 'arrive'; cell: Cell }
  | { type: 'move'; cell: Cell }
  | { type: 'edit'; cell: Cell; text?: string; isPointed?: boolean }
  | { type: 'type'; text: string }
  | { type: 'choose'; text: string }
  | { type: 'commit'; go: 'stay' | 'down' | 'next' | 'previous' }
  | { type: 'leave' }
  | { type: 'cancel' }
  | { type: 'clear' }
  | { type: 'paste'; text: string }
  | { type: 'insertRow'; at: number }
  | { type: 'deleteRow'; row: number }
  | { type: 'setMeaning'; column: number; meaning: string | null }
  | { type: 'addColumn'; column: RosterColumn }
  | { type: 'headingsToRow' }
  /** Turns a set-aside line into a row, at its place in the file. */
  | { type: 'putBack'; line: number }
  | { type: 'removeEmptyRows' }
  /**
   * Pressed in a cell, the focus moves to what changes; pressed on a button, it stays on the button for the next
   * press.
   */
  | { type: 'undo' | 'redo'; isFromCell: boolean };

export const startEditor = (
  settings: RosterSettings,
  table: RosterTable,
  setAside: readonly SetAside[] = [],
): EditorState => ({
  settings,
  setAside,
  // The grid shows what will be made: M where the file says medium.
  history: startHistory(normalizeTable(settings, table)),
  active: { row: 0, column: 0 },
  draft: null,
  opensList: false,
  focusTurn: 0,
  said: '',
});

export const tableOf = ({ history }: EditorState): RosterTable => history.present;

export const sizeOf = ({ rows, columns }: RosterTable) => ({
  rows: rows.length,
  columns: columns.length,
  page: 1,
});

/** The settings' column that a table's column stands for; null for an extra one. */
export const meaningOf = (
  settings: RosterSettings,
  { columns }: RosterTable,
  column: number,
): RosterColumn | null => settings.columns.find(({ id }) => id === columns[column]?.meaning) ?? null;

export const keyOf = ({ row, column }: Cell) => `${row}/${column}`;

export const textAt = (table: RosterTable, { row, column }: Cell) => table.rows[row]?.[column] ?? '';

export const focusOn = (state: EditorState, cell: Cell): EditorState => ({
  ...state,
  active: nearestCell(cell, sizeOf(tableOf(state))),
  draft: null,
  focusTurn: state.focusTurn + 1,
});

/** Applies a changed table, announces the action, and keeps the active cell inside the table. */
export function change(state: EditorState, table: RosterTable, label: string, key: string | null = null) {
  if (table === tableOf(state)) {
    return state;
  }
  const history = record(state.history, table, { label, key });
  return { ...state, history, said: label, active: nearestCell(state.active, sizeOf(table)) };
}
