'use client';
import { PlusIcon } from '@/components/ui/icons';
import { rosterProblemSentences } from '@/lib/messages/en/rosters/roster-problems';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { EditorAction } from './editor-state';
import { absentColumns, isUnrecognized } from './grid-columns';

type ColumnHelpProps = {
  settings: RosterSettings;
  table: RosterTable;
  dispatch: (action: EditorAction) => void;
};

const helpStyle =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control border border-line-strong bg-surface px-3 font-medium hover:bg-sunken';

/** Help for a file that lacks a required column, or whose first line is not headings. */
export function ColumnHelp({ settings, table, dispatch }: ColumnHelpProps) {
  const absent = absentColumns(settings, table).filter(({ isRequired }) => isRequired);
  const isOdd = isUnrecognized(table);
  if (absent.length === 0) {
    return null;
  }
  return (
    <div className="flex flex-col gap-2 py-1">
      {isOdd && <p>{rosterProblemSentences.unrecognized}</p>}
      <div className="flex flex-wrap gap-2">
        {absent.map((column) => (
          <button
            key={column.id}
            type="button"
            onClick={() => dispatch({ type: 'addColumn', column })}
            className={helpStyle}
          >
            <PlusIcon className="size-4" />
            {rosterProblemSentences.addColumnFor(column.label)}
          </button>
        ))}
        {isOdd && (
          <button type="button" onClick={() => dispatch({ type: 'headingsToRow' })} className={helpStyle}>
            {rosterProblemSentences.firstLineIsPerson}
          </button>
        )}
      </div>
    </div>
  );
}
