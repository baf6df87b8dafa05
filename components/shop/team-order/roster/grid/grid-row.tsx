'use client';
import { memo } from 'react';
import { TrashIcon } from '@/components/ui/icons';
import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';
import type { RosterProblem } from '@/lib/rosters/roster-table';
import type { RosterColumn } from '@/lib/rosters/settings/roster-settings';
import { GridCell } from './cells/grid-cell';
import type { EditorAction } from './editor-state';
import { cellName, gridCell, gridRow, rowHeading } from './grid-roles';

type GridRowProps = {
  row: number;
  /** Offset in the list of all rows, in pixels. */
  top: number;
  cells: readonly string[];
  headings: readonly string[];
  meanings: readonly (RosterColumn | null)[];
  problems: ReadonlyMap<number, RosterProblem> | undefined;
  /** The active cell's column if it is in this row, else null. */
  activeColumn: number | null;
  draft: string | null;
  opensList: boolean;
  stickyColumn: number;
  template: string;
  dispatch: (action: EditorAction) => void;
};

export const ROW_HEIGHT = 44;

/** One person of the roster. Re-rendered only when its props change. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, top, cells, headings, meanings, problems, activeColumn, draft, stickyColumn, dispatch } =
    props;
  const buttonColumn = cells.length;
  return (
    <div
      {...gridRow(row)}
      className="absolute inset-x-0 grid border-b border-line"
      style={{ top, height: ROW_HEIGHT, gridTemplateColumns: props.template }}
    >
      <span
        {...rowHeading}
        className="sticky left-0 z-1 flex items-center justify-center border-r border-line bg-sunken text-sm text-muted tabular-nums"
      >
        {row + 1}
      </span>
      {cells.map((text, column) => (
        <GridCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place; columns are never moved.
          key={column}
          row={row}
          column={column}
          text={text}
          heading={headings[column] ?? ''}
          meaning={meanings[column] ?? null}
          problem={problems?.get(column)}
          isActive={activeColumn === column}
          draft={activeColumn === column ? draft : null}
          opensList={props.opensList}
          isSticky={column === stickyColumn}
          dispatch={dispatch}
        />
      ))}
      <div {...gridCell(buttonColumn)} className="flex bg-surface">
        <button
          type="button"
          tabIndex={activeColumn === buttonColumn ? 0 : -1}
          data-cell={cellName({ row, column: buttonColumn })}
          aria-label={rosterEditorSentences.deleteRow(row)}
          title={rosterEditorSentences.deleteRow(row)}
          onFocus={() => dispatch({ type: 'arrive', cell: { row, column: buttonColumn } })}
          onClick={() => dispatch({ type: 'deleteRow', row })}
          className="flex size-full items-center justify-center text-muted -outline-offset-3 hover:bg-sunken hover:text-danger"
        >
          <TrashIcon className="size-4.5" />
        </button>
      </div>
    </div>
  );
});
