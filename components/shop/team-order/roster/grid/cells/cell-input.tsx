'use client';
import { useEffect, useRef } from 'react';
import type { EditorAction } from '@/components/shop/team-order/roster/grid/editor-state';
import { LONGEST_CELL } from '@/lib/rosters/roster-table';

type CellInputProps = {
  label: string;
  isNumber: boolean;
  draft: string;
  dispatch: (action: EditorAction) => void;
};

export const editStyle =
  'absolute inset-0 z-2 size-full bg-surface px-2 text-base outline-3 -outline-offset-3 outline-ink rounded-none';

/**
 * The field of a cell that is being edited. Enter keeps the text and goes down, Tab keeps it and goes to the next
 * cell, Escape discards it.
 */
export function CellInput({ label, isNumber, draft, dispatch }: CellInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return (
    <input
      ref={input}
      type="text"
      aria-label={label}
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={LONGEST_CELL}
      dir="auto"
      value={draft}
      onChange={(event) => dispatch({ type: 'type', text: event.target.value })}
      onBlur={() => dispatch({ type: 'leave' })}
      className={editStyle}
    />
  );
}
