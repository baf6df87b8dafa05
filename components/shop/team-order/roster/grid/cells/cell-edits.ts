// Writing into a cell of the roster, and where the focus goes afterwards.

import {
  change,
  type EditorState,
  focusOn,
  keyOf,
  meaningOf,
  sizeOf,
  tableOf,
  textAt,
} from '@/components/shop/team-order/roster/grid/editor-state';
import { neighborCell } from '@/components/shop/team-order/roster/grid/grid-navigation';
import { settle } from '@/components/shop/team-order/roster/grid/table-history';
import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';
import { insertRow, setCell } from '@/lib/rosters/edit-roster';
import { normalizeCell } from '@/lib/rosters/normalize-cell';
import { LONGEST_CELL, MOST_ROWS } from '@/lib/rosters/roster-table';

const say = rosterEditorSentences;

/** Puts a text into the active cell, normalised for its column. */
export function write(state: EditorState, text: string, key: string | null = null): EditorState {
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
export function commit(state: EditorState): EditorState {
  if (state.draft === null) {
    return state;
  }
  const written =
    state.draft === textAt(tableOf(state), state.active)
      ? state
      : write(state, state.draft, keyOf(state.active));
  return { ...written, draft: null, history: settle(written.history) };
}

/** Down from a filled last row adds a new row, like the empty lines below a list on paper. */
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

export function commitAnd(state: EditorState, go: 'stay' | 'down' | 'next' | 'previous'): EditorState {
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
