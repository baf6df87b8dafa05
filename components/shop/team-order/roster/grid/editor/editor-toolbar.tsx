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
        <StepButton
          name={say.undo}
          nameOf={say.undoOf}
          nothing={say.nothingToUndo}
          step={last}
          onStep={() => dispatch({ type: 'undo', isFromCell: false })}
        >
          <UndoIcon className="size-5" />
        </StepButton>
        <StepButton
          name={say.redo}
          nameOf={say.redoOf}
          nothing={say.nothingToRedo}
          step={next}
          onStep={() => dispatch({ type: 'redo', isFromCell: false })}
        >
          <RedoIcon className="size-5" />
        </StepButton>
      </span>
    </div>
  );
}

type StepButtonProps = {
  name: string;
  /** The name together with the step. */
  nameOf: (step: string) => string;
  /** The tooltip if there is no step. */
  nothing: string;
  /** The label of the step to undo or redo, if there is one. */
  step: string | undefined;
  onStep: () => void;
  children: React.ReactNode;
};

const StepButton = ({ name, nameOf, nothing, step, onStep, children }: StepButtonProps) => (
  <button
    type="button"
    className={toolStyle}
    aria-disabled={step === undefined}
    aria-label={step === undefined ? name : nameOf(step)}
    title={step === undefined ? nothing : nameOf(step)}
    onClick={onStep}
  >
    {children}
  </button>
);
