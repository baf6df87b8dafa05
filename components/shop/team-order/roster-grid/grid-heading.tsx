'use client';
import { classNames } from '@/components/ui/class-names';

import type { RosterSettings } from '@/lib/rosters/roster-settings';
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

/** The head of a column: what it means, to be changed, and what the file calls it. */
export function GridHeading(props: GridHeadingProps) {
  const { column, header, meaning, settings, isActive, isSticky, dispatch } = props;
  const own = header || `Column ${column + 1}`;
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
        'flex min-w-0 flex-col justify-center border-r border-line bg-sunken -outline-offset-3',
        isSticky && 'sticky left-9 z-1',
      )}
    >
      <select
        aria-label={`What the column ${own} means`}
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
          'h-11 w-full truncate bg-transparent pl-1.5 text-base -outline-offset-3',
          meaning === null ? 'font-normal text-muted' : 'font-semibold',
          own !== label && 'mb-5',
        )}
      >
        {settings.columns.map(({ id, label: option }) => (
          <option key={id} value={id}>
            {option}
          </option>
        ))}
        <option value="">Not used</option>
      </select>
      {own !== label && (
        <span
          className="pointer-events-none -mt-7 truncate px-2.5 pb-1 text-xs leading-5 text-muted"
          aria-hidden="true"
        >
          {own}
        </span>
      )}
    </div>
  );
}
