// The roster's editor at one moment, and the elementary ways to change it. Pure; the grid draws it.

import { type Cell, nearestCell } from '@/components/shop/team-order/roster/grid/grid-navigation';
import { normalizeTable } from '@/lib/rosters/normalize-cell';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { RosterColumn, RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { SetAside } from '@/lib/rosters/understanding/reading-types';
import { type History, record, startHistory } from './table-history';

export type EditorState = {
  settings: RosterSettings;
  history: History<RosterTable>;
  /** Lines of the file that are no rows. Those that were put back stay here, with the step that did it. */
  setAside: readonly SetAside[];
  /** The cell that the keyboard is in. */
  active: Cell;
  /** What stands in the active cell while it is being edited. */
  draft: string | null;
  /** Whether a list of sizes is to open at once: under a pointer, not under arrow keys. */
  opensList: boolean;
  /** Grows when the focus is to go to the active cell. */
  focusTurn: number;
  /** What was done last, for people who don't see it. */
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
  /** A line that was set aside becomes a row, where it stood. */
  | { type: 'putBack'; line: number }
  | { type: 'removeEmptyRows' }
  /** From a cell, the focus follows to what changes; a button keeps it, to be pressed again. */
  | { type: 'undo' | 'redo'; isFromCell: boolean };

export const startEditor = (
  settings: RosterSettings,
  table: RosterTable,
  setAside: readonly SetAside[] = [],
): EditorState => ({
  settings,
  setAside,
  // What stands in the grid is what will be made: M where the file says medium.
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

/** The settings' column that a column of the table is; null for one that nobody asked for. */
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

/** Keeps a changed table, says what was done, and brings the active cell back into it. */
export function change(state: EditorState, table: RosterTable, label: string, key: string | null = null) {
  if (table === tableOf(state)) {
    return state;
  }
  const history = record(state.history, table, { label, key });
  return { ...state, history, said: label, active: nearestCell(state.active, sizeOf(table)) };
}
