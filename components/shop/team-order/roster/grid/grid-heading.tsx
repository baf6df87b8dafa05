'use client';
import { classNames } from '@/components/ui/class-names';
import { ChevronIcon } from '@/components/ui/icons';
import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';

import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { EditorAction } from './editor-state';
import { HEADING_ROW } from './grid-navigation';
import { cellName, columnHeading } from './grid-roles';

type GridHeadingProps = {
  column: number;
  header: string;
  meaning: string | null;
  settings: RosterSettings;
  isActive: boolean;
  isSticky: boolean;
  dispatch: (action: EditorAction) => void;
};

/** A column's heading: its meaning, which can be changed, and its name in the file. */
export function GridHeading(props: GridHeadingProps) {
  const { column, header, meaning, settings, isActive, isSticky, dispatch } = props;
  const own = header || rosterEditorSentences.column(column);
  const label = settings.columns.find(({ id }) => id === meaning)?.label ?? null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role comes with grid-roles.
    <div
      {...columnHeading(column, label ?? own)}
      tabIndex={isActive ? 0 : -1}
      data-cell={cellName({ row: HEADING_ROW, column })}
      onFocus={(event) => {
        if (event.target === event.currentTarget) {
          dispatch({ type: 'arrive', cell: { row: HEADING_ROW, column } });
        }
      }}
      className={classNames(
        'min-w-0 border-r border-line bg-sunken -outline-offset-3',
        isSticky ? 'sticky left-9 z-1' : 'relative',
      )}
    >
      <select
        aria-label={rosterEditorSentences.meaningOf(own)}
        tabIndex={-1}
        value={meaning ?? ''}
        onChange={(event) =>
          dispatch({
            type: 'setMeaning',
            column,
            meaning: event.target.value === '' ? null : event.target.value,
          })
        }
        className={classNames(
          'size-full cursor-pointer appearance-none truncate bg-transparent pr-4 pl-2 text-base -outline-offset-3',
          meaning === null ? 'font-normal text-muted' : 'font-semibold',
          own !== label && 'pb-5',
        )}
      >
        {settings.columns.map(({ id, label: option }) => (
          <option key={id} value={id}>
            {option}
          </option>
        ))}
        <option value="">{rosterEditorSentences.notUsed}</option>
      </select>
      <ChevronIcon
        className={classNames(
          'pointer-events-none absolute right-1 size-3.5 rotate-90 text-muted',
          own === label ? 'top-6' : 'top-3.5',
        )}
      />
      {own !== label && (
        <span
          className="pointer-events-none absolute inset-x-0 bottom-2 truncate px-2 text-xs leading-5 text-muted"
          aria-hidden="true"
        >
          {own}
        </span>
      )}
    </div>
  );
}
