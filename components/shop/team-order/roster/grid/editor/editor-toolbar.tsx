'use client';
import type { EditorAction, EditorState } from '@/components/shop/team-order/roster/grid/editor-state';
import { tableOf } from '@/components/shop/team-order/roster/grid/editor-state';
import { PlusIcon, RedoIcon, TrashIcon, UndoIcon } from '@/components/ui/icons';

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
    <div role="group" aria-label="Rows and steps" className="flex flex-wrap items-center px-1.5 py-1">
      <button
        type="button"
        className={toolStyle}
        onClick={() => dispatch({ type: 'insertRow', at: rows.length })}
      >
        <PlusIcon className="size-4.5" />
        Add row
      </button>
      <button
        type="button"
        className={toolStyle}
        disabled={row < 0}
        onClick={() => dispatch({ type: 'deleteRow', row })}
      >
        <TrashIcon className="size-4.5 max-sm:hidden" />
        Delete row{row < 0 ? '' : ` ${row + 1}`}
      </button>
      <span className="ml-auto flex">
        <button
          type="button"
          className={toolStyle}
          aria-disabled={last === undefined}
          aria-label={last === undefined ? 'Undo' : `Undo: ${last}`}
          title={last === undefined ? 'Nothing to undo' : `Undo: ${last}`}
          onClick={() => dispatch({ type: 'undo', isFromCell: false })}
        >
          <UndoIcon className="size-5" />
        </button>
        <button
          type="button"
          className={toolStyle}
          aria-disabled={next === undefined}
          aria-label={next === undefined ? 'Redo' : `Redo: ${next}`}
          title={next === undefined ? 'Nothing to redo' : `Redo: ${next}`}
          onClick={() => dispatch({ type: 'redo', isFromCell: false })}
        >
          <RedoIcon className="size-5" />
        </button>
      </span>
    </div>
  );
}
