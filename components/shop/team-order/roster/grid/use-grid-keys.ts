'use client';
import type { EditorAction, EditorState } from './editor-state';
import { meaningOf, tableOf } from './editor-state';
import { sizeByLetter } from './grid-columns';
import { wishOf } from './grid-keys';
import { HEADING_ROW, moveByKey, neighborCell } from './grid-navigation';
import { cellSelector } from './grid-roles';

type KeyEvent = React.KeyboardEvent<HTMLElement>;

type GridKeys = { onKeyDown: (event: KeyEvent) => void; onKeyUp: (event: KeyEvent) => void };

const isEditField = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/**
 * The grid's keyboard: arrows move, Enter, F2 and typing edit, Delete clears, Control+Z undoes. `page` is the number
 * of visible rows.
 */
export function useGridKeys(
  state: EditorState,
  dispatch: (action: EditorAction) => void,
  page: () => number,
): GridKeys {
  const table = tableOf(state);
  const { active, draft, settings } = state;
  const isHeading = active.row === HEADING_ROW;
  const isButton = active.column >= table.columns.length;
  const size = () => ({ rows: table.rows.length, columns: table.columns.length, page: page() });

  function editKey(event: KeyEvent) {
    const { key, shiftKey, target } = event;
    if (key === 'Escape') {
      event.preventDefault();
      dispatch({ type: 'cancel' });
    } else if (key === 'Enter' && !event.nativeEvent.isComposing) {
      // Enter must not submit the form. A list of sizes closes with Enter, and reports its choice only afterwards.
      event.preventDefault();
      if (target instanceof HTMLSelectElement) {
        target.dataset.isEntered = 'true';
      } else {
        dispatch({ type: 'commit', go: 'down' });
      }
    } else if (key === 'Tab') {
      // Before the first and after the last cell, Tab leaves the table as usual.
      if (neighborCell(active, shiftKey ? -1 : 1, size())) {
        event.preventDefault();
        dispatch({ type: 'commit', go: shiftKey ? 'previous' : 'next' });
      }
    }
  }

  function headingKey(event: KeyEvent) {
    const { key, target, currentTarget } = event;
    const heading = currentTarget.querySelector<HTMLElement>(cellSelector(active));
    if (target instanceof HTMLSelectElement) {
      if (key === 'Escape') {
        event.preventDefault();
        heading?.focus();
      } else if (key === 'Enter') {
        event.preventDefault();
      }
    } else if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      heading?.querySelector('select')?.focus();
    }
  }

  function startEditing(event: KeyEvent, text: string | undefined) {
    const meaning = meaningOf(settings, table, active.column);
    event.preventDefault();
    if (text === undefined || meaning?.kind !== 'size') {
      dispatch({ type: 'edit', cell: active, ...(text !== undefined && { text }) });
      return;
    }
    const size = sizeByLetter(meaning, table.rows[active.row]?.[active.column] ?? '', text);
    if (size !== null) {
      dispatch({ type: 'choose', text: size });
      dispatch({ type: 'commit', go: 'stay' });
    }
  }

  function onKeyDown(event: KeyEvent) {
    const wish = wishOf(event);
    if (draft !== null && isEditField(event.target)) {
      editKey(event);
      return;
    }
    if (wish?.kind === 'undo' || wish?.kind === 'redo') {
      event.preventDefault();
      dispatch({ type: wish.kind, isFromCell: true });
      return;
    }
    if (isHeading && (isEditField(event.target) || event.key === 'Enter' || event.key === 'F2')) {
      headingKey(event);
      return;
    }
    const cell = moveByKey(active, { key: event.key, isControl: event.ctrlKey || event.metaKey }, size());
    if (cell) {
      event.preventDefault();
      dispatch({ type: 'move', cell });
    } else if (wish && !isHeading && !isButton) {
      if (wish.kind === 'edit') {
        startEditing(event, wish.text);
      } else {
        event.preventDefault();
        dispatch({ type: 'clear' });
      }
    }
  }

  function onKeyUp({ key, target }: KeyEvent) {
    if (
      key === 'Enter' &&
      target instanceof HTMLSelectElement &&
      target.dataset.isEntered &&
      draft !== null
    ) {
      dispatch({ type: 'commit', go: 'down' });
    }
  }

  return { onKeyDown, onKeyUp };
}
