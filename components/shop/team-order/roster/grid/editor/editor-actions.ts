// The editor's actions and their effect on its state.

import { commit, commitAnd, write } from '@/components/shop/team-order/roster/grid/cells/cell-edits';
import { changedCell } from '@/components/shop/team-order/roster/grid/cells/changed-cell';
import { pasteCells } from '@/components/shop/team-order/roster/grid/cells/paste-cells';
import {
  change,
  type EditorAction,
  type EditorState,
  focusOn,
  keyOf,
  sizeOf,
  tableOf,
  textAt,
} from '@/components/shop/team-order/roster/grid/editor-state';
import { HEADING_ROW, nearestCell } from '@/components/shop/team-order/roster/grid/grid-navigation';
import { headingsToRow } from '@/components/shop/team-order/roster/grid/headings-to-row';
import { record, redo, settle, undo, withdraw } from '@/components/shop/team-order/roster/grid/table-history';
import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';
import { rosterQuestionSentences } from '@/lib/messages/en/rosters/roster-questions';
import { addColumn, deleteRow, insertRow, removeEmptyRows, setMeaning } from '@/lib/rosters/edit-roster';
import { normalizeTable } from '@/lib/rosters/normalize-cell';
import { MOST_COLUMNS, MOST_ROWS } from '@/lib/rosters/roster-table';
import { putBack, putBackMark } from './put-back';

const say = rosterEditorSentences;

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

/** The state after an action. An action without effect returns the same table object. */
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
    case 'putBack': {
      const line = state.setAside[action.line];
      if (line === undefined || table.rows.length >= MOST_ROWS) {
        return { ...state, said: line === undefined ? state.said : say.tooManyRows(MOST_ROWS) };
      }
      const settled = commit(state);
      const grown = putBack(settled, line);
      const label = rosterQuestionSentences.isBack(line.text);
      const history = record(settled.history, grown.table, { label, mark: putBackMark(action.line) });
      return focusOn({ ...settled, history, said: label }, { row: grown.row, column: 0 });
    }
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
