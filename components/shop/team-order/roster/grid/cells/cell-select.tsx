'use client';
import { useEffect, useRef } from 'react';
import type { EditorAction } from '@/components/shop/team-order/roster/grid/editor-state';
import { sizeChoices } from '@/components/shop/team-order/roster/grid/grid-columns';
import type { SizeColumn } from '@/lib/rosters/settings/roster-settings';
import { editStyle } from './cell-input';

type CellSelectProps = {
  label: string;
  column: SizeColumn;
  draft: string;
  opensAtOnce: boolean;
  dispatch: (action: EditorAction) => void;
};

/** The list to choose a row's size from, with the upcharge of each size. */
export function CellSelect({ label, column, draft, opensAtOnce, dispatch }: CellSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    select.current?.focus({ preventScroll: true });
    if (opensAtOnce) {
      try {
        select.current?.showPicker();
      } catch {
        // This browser cannot open the list, or only right after a click: the next click opens it.
      }
    }
  }, [opensAtOnce]);
  return (
    <select
      ref={select}
      aria-label={label}
      value={draft}
      onChange={(event) => dispatch({ type: 'choose', text: event.target.value })}
      onBlur={() => dispatch({ type: 'leave' })}
      className={`${editStyle} appearance-none`}
    >
      {sizeChoices(column, draft).map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
