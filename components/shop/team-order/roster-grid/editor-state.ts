// What can be done in the roster's grid, as a state and the actions that change it. Pure; the grid draws it.
import { messages } from '@/lib/messages';
import {
  addColumn,
  deleteRow,
  insertRow,
  removeEmptyRows,
  setCell,
  setMeaning,
} from '@/lib/rosters/edit-roster';
import { normalizeCell, normalizeTable } from '@/lib/rosters/normalize-cell';
import type { RosterColumn, RosterSettings } from '@/lib/rosters/roster-settings';
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, type RosterTable } from '@/lib/rosters/roster-table';
import { changedCell } from './changed-cell';
import { type Cell, HEADING_ROW, nearestCell, neighborCell } from './grid-navigation';
import { headingsToRow } from './headings-to-row';
import { pasteCells } from './paste-cells';
import { type History, record, redo, settle, startHistory, undo, withdraw } from './table-history';

const say = messages.teamOrder.editor;

export type EditorState = {
  settings: RosterSettings;
  history: History<RosterTable>;
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
  | { type: 'removeEmptyRows' }
  /** From a cell, the focus follows to what changes; a button keeps it, to be pressed again. */
  | { type: 'undo' | 'redo'; isFromCell: boolean };

export const startEditor = (settings: RosterSettings, table: RosterTable): EditorState => ({
  settings,
  // What stands in the grid is what will be made: M where the file says medium.
  history: startHistory(normalizeTable(settings, table)),
  active: { row: 0, column: 0 },
  draft: null,
  opensList: false,
  focusTurn: 0,
  said: '',
});

export const tableOf = ({ history }: EditorState): RosterTable => history.present;

const sizeOf = ({ rows, columns }: RosterTable) => ({ rows: rows.length, columns: columns.length, page: 1 });

/** The settings' column that a column of the table is; null for one that nobody asked for. */
export const meaningOf = (
  settings: RosterSettings,
  { columns }: RosterTable,
  column: number,
): RosterColumn | null => settings.columns.find(({ id }) => id === columns[column]?.meaning) ?? null;

const keyOf = ({ row, column }: Cell) => `${row}/${column}`;

const textAt = (table: RosterTable, { row, column }: Cell) => table.rows[row]?.[column] ?? '';

const focusOn = (state: EditorState, cell: Cell): EditorState => ({
  ...state,
  active: nearestCell(cell, sizeOf(tableOf(state))),
  draft: null,
  focusTurn: state.focusTurn + 1,
});

/** Keeps a changed table, says what was done, and brings the active cell back into it. */
function change(state: EditorState, table: RosterTable, label: string, key: string | null = null) {
  if (table === tableOf(state)) {
    return state;
  }
  const history = record(state.history, table, { label, key });
  return { ...state, history, said: label, active: nearestCell(state.active, sizeOf(table)) };
}

/** Puts a text into the active cell, as the column has it. */
function write(state: EditorState, text: string, key: string | null = null): EditorState {
  const { settings, active } = state;
  const table = tableOf(state);
  const meaning = meaningOf(settings, table, active.column);
  const cut = text.slice(0, LONGEST_CELL);
  const cell = meaning === null ? cut.trim() : normalizeCell(meaning, cut);
  const heading = meaning?.label || table.columns[active.column]?.header || say.column(active.column);
  return change(
    state,
    setCell(table, active.row, active.column, cell),
    say.cellSet(active.row, heading, cell),
    key,
  );
}

/** Ends the editing of a cell and keeps what was typed. */
function commit(state: EditorState): EditorState {
  if (state.draft === null) {
    return state;
  }
  const written =
    state.draft === textAt(tableOf(state), state.active)
      ? state
      : write(state, state.draft, keyOf(state.active));
  return { ...written, draft: null, history: settle(written.history) };
}

/** Down from a filled last row there is a new one, as there is paper under a list. */
function goDown(state: EditorState): EditorState {
  const { row, column } = state.active;
  const table = tableOf(state);
  const isLast = row === table.rows.length - 1;
  const isFilled = (table.rows[row] ?? []).some((cell) => cell !== '');
  if (isLast && isFilled && row + 1 < MOST_ROWS) {
    const grown = change(state, insertRow(table, row + 1), say.rowAdded(row + 1));
    return focusOn({ ...grown, said: state.said || grown.said }, { row: row + 1, column: 0 });
  }
  return focusOn(state, { row: row + 1, column });
}

function commitAnd(state: EditorState, go: 'stay' | 'down' | 'next' | 'previous'): EditorState {
  const done = commit(state);
  if (go === 'stay') {
    return focusOn(done, done.active);
  }
  if (go === 'down') {
    return goDown(done);
  }
  const cell = neighborCell(done.active, go === 'next' ? 1 : -1, sizeOf(tableOf(done)));
  return focusOn(done, cell ?? done.active);
}

function step(state: EditorState, direction: 'undo' | 'redo'): EditorState {
  const isUndo = direction === 'undo';
  const label = (isUndo ? state.history.past : state.history.future).at(-1)?.label;
  if (label === undefined) {
    return { ...state, said: isUndo ? say.nothingToUndo : say.nothingToRedo };
  }
  const history = isUndo ? undo(state.history) : redo(state.history);
  const changed = changedCell(tableOf(state), history.present) ?? state.active;
  return {
    ...state,
    history,
    draft: null,
    said: isUndo ? say.undone(label) : say.redone(label),
    active: nearestCell(changed, sizeOf(history.present)),
  };
}

/** The state after an action. An action that changes nothing gives the same table. */
export function editRoster(state: EditorState, action: EditorAction): EditorState {
  const table = tableOf(state);
  switch (action.type) {
    case 'arrive':
      return keyOf(action.cell) === keyOf(state.active)
        ? state
        : { ...commit(state), active: nearestCell(action.cell, sizeOf(table)) };
    case 'move':
      return focusOn(commit(state), action.cell);
    case 'edit': {
      const at = focusOn(commit(state), action.cell);
      const isCell = at.active.row !== HEADING_ROW && at.active.column < table.columns.length;
      if (!isCell) {
        return at;
      }
      const draft = action.text ?? textAt(tableOf(at), at.active);
      return { ...at, draft, opensList: action.isPointed === true };
    }
    case 'type':
      return { ...state, draft: action.text };
    case 'choose': {
      const chosen = write(state, action.text, keyOf(state.active));
      return { ...chosen, draft: textAt(tableOf(chosen), chosen.active) };
    }
    case 'commit':
      return commitAnd(state, action.go);
    case 'leave':
      return commit(state);
    case 'cancel': {
      const history = settle(withdraw(state.history, keyOf(state.active)));
      return focusOn({ ...state, history, said: say.canceled }, state.active);
    }
    case 'clear':
      return write(state, '');
    case 'paste': {
      const pasted = pasteCells(state.settings, table, { at: state.active, text: action.text });
      return change({ ...state, draft: null }, pasted.table, say.pasted(pasted.cells));
    }
    case 'insertRow':
      return table.rows.length >= MOST_ROWS
        ? { ...state, said: say.tooManyRows(MOST_ROWS) }
        : focusOn(
            change(commit(state), insertRow(tableOf(commit(state)), action.at), say.rowAdded(action.at)),
            { row: action.at, column: 0 },
          );
    case 'deleteRow':
      return focusOn(change(state, deleteRow(table, action.row), say.rowDeleted(action.row)), {
        ...state.active,
        row: Math.min(action.row, table.rows.length - 2),
      });
    case 'setMeaning': {
      const label = state.settings.columns.find(({ id }) => id === action.meaning)?.label ?? null;
      return change(
        commit(state),
        normalizeTable(state.settings, setMeaning(tableOf(commit(state)), action.column, action.meaning)),
        say.meaningSet(action.column, label),
      );
    }
    case 'addColumn': {
      if (table.columns.length >= MOST_COLUMNS) {
        return { ...state, said: say.tooManyColumns(MOST_COLUMNS) };
      }
      const { id, label } = action.column;
      const grown = addColumn(table, { header: label, meaning: id });
      return focusOn(change(state, grown, say.columnAdded(label)), { row: 0, column: table.columns.length });
    }
    case 'headingsToRow':
      return focusOn(change(state, headingsToRow(state.settings, table), say.headingsMoved), {
        row: 0,
        column: 0,
      });
    case 'removeEmptyRows': {
      const left = removeEmptyRows(table);
      return change(state, left, say.emptyRowsRemoved(table.rows.length - left.rows.length));
    }
    case 'undo':
    case 'redo': {
      const moved = step(state, action.type);
      return action.isFromCell ? focusOn(moved, moved.active) : moved;
    }
  }
}
