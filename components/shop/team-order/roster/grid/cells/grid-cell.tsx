'use client';
import type { EditorAction } from '@/components/shop/team-order/roster/grid/editor-state';
import { cellName, gridCell } from '@/components/shop/team-order/roster/grid/grid-roles';
import { classNames } from '@/components/ui/class-names';
import { AlertIcon } from '@/components/ui/icons';
import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';
import type { RosterProblem } from '@/lib/rosters/roster-table';
import type { RosterColumn } from '@/lib/rosters/settings/roster-settings';
import { CellInput } from './cell-input';
import { CellSelect } from './cell-select';

type GridCellProps = {
  row: number;
  column: number;
  text: string;
  heading: string;
  meaning: RosterColumn | null;
  problem: RosterProblem | undefined;
  isActive: boolean;
  /** The cell's text while it is being edited. */
  draft: string | null;
  opensList: boolean;
  isSticky: boolean;
  dispatch: (action: EditorAction) => void;
};

/** One cell: its text, its problem's mark, and the input while it is being edited. */
export function GridCell(props: GridCellProps) {
  const { row, column, text, heading, meaning, problem, isActive, draft, opensList, isSticky, dispatch } =
    props;
  const isError = problem?.severity === 'error';
  const isEditing = isActive && draft !== null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it hears the keys of all its cells.
    // biome-ignore lint/a11y/noStaticElementInteractions: its role comes with grid-roles.
    <div
      {...gridCell(column)}
      aria-invalid={isError ? true : undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
      data-cell={cellName({ row, column })}
      onClick={() => {
        if (!isEditing) {
          dispatch({ type: 'edit', cell: { row, column }, isPointed: true });
        }
      }}
      onFocus={(event) => {
        if (event.target === event.currentTarget) {
          dispatch({ type: 'arrive', cell: { row, column } });
        }
      }}
      className={classNames(
        'flex min-w-0 cursor-text items-center gap-0.5 border-r border-line px-2 -outline-offset-3',
        isSticky ? 'sticky left-9 z-1' : 'relative',
        isError
          ? 'bg-danger-tint shadow-[inset_0_0_0_1.5px_var(--color-danger)]'
          : problem
            ? 'bg-warning-tint'
            : 'bg-surface',
      )}
    >
      {isEditing ? (
        meaning?.kind === 'size' ? (
          <CellSelect
            label={rosterEditorSentences.cell(heading, row)}
            column={meaning}
            draft={draft}
            opensAtOnce={opensList}
            dispatch={dispatch}
          />
        ) : (
          <CellInput
            label={rosterEditorSentences.cell(heading, row)}
            isNumber={meaning?.kind === 'number' || meaning?.kind === 'quantity'}
            draft={draft}
            dispatch={dispatch}
          />
        )
      ) : (
        <>
          {text === '' && isError ? (
            <span aria-hidden="true" className="min-w-0 grow truncate text-sm text-danger">
              {rosterEditorSentences.needed}
            </span>
          ) : (
            <span className="min-w-0 grow truncate" dir="auto">
              {text}
            </span>
          )}
          {problem && (
            <>
              <AlertIcon
                className={classNames('size-3.5 shrink-0', isError ? 'text-danger' : 'text-warning')}
              />
              <span className="sr-only">{problem.message}</span>
            </>
          )}
        </>
      )}
    </div>
  );
}
