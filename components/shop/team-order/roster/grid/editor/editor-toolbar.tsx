'use client';
import type { EditorAction, EditorState } from '@/components/shop/team-order/roster/grid/editor-state';
import { tableOf } from '@/components/shop/team-order/roster/grid/editor-state';
import { PlusIcon, RedoIcon, TrashIcon, UndoIcon } from '@/components/ui/icons';
import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';

const say = rosterEditorSentences;

type EditorToolbarProps = { state: EditorState; dispatch: (action: EditorAction) => void };

const toolStyle =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 font-medium hover:bg-sunken disabled:text-muted/60 disabled:hover:bg-transparent -outline-offset-2';

/** Buttons to add and delete rows, undo and redo. */
export function EditorToolbar({ state, dispatch }: EditorToolbarProps) {
  const { history, active } = state;
  const { rows } = tableOf(state);
  const row = Math.min(active.row, rows.length - 1);
  const [last, next] = [history.past.at(-1)?.label, history.future.at(-1)?.label];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={say.tools} className="flex flex-wrap items-center px-1.5 py-1">
      <button
        type="button"
        className={toolStyle}
        onClick={() => dispatch({ type: 'insertRow', at: rows.length })}
      >
        <PlusIcon className="size-4.5" />
        {say.addRow}
      </button>
      <button
        type="button"
        className={toolStyle}
        disabled={row < 0}
        onClick={() => dispatch({ type: 'deleteRow', row })}
      >
        <TrashIcon className="size-4.5 max-sm:hidden" />
        {row < 0 ? say.deleteNoRow : say.deleteRow(row)}
      </button>
      <span className="ml-auto flex">
        <button
          type="button"
          className={toolStyle}
          aria-disabled={last === undefined}
          aria-label={last === undefined ? say.undo : say.undoOf(last)}
          title={last === undefined ? say.nothingToUndo : say.undoOf(last)}
          onClick={() => dispatch({ type: 'undo', isFromCell: false })}
        >
          <UndoIcon className="size-5" />
        </button>
        <button
          type="button"
          className={toolStyle}
          aria-disabled={next === undefined}
          aria-label={next === undefined ? say.redo : say.redoOf(next)}
          title={next === undefined ? say.nothingToRedo : say.redoOf(next)}
          onClick={() => dispatch({ type: 'redo', isFromCell: false })}
        >
          <RedoIcon className="size-5" />
        </button>
      </span>
    </div>
  );
}
