'use client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { RosterProblem } from '@/lib/rosters/roster-table';

type ProblemListProps = {
  id: string;
  label: string;
  problems: RosterProblem[];
  onOpen: (problem: RosterProblem) => void;
};

/** Least height of an entry in pixels; a sentence of two lines needs more. */
const ENTRY_HEIGHT = 44;

/** All problems of one kind; only the visible ones are in the document. */
export function ProblemList({ id, label, problems, onOpen }: ProblemListProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    count: problems.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ENTRY_HEIGHT,
    overscan: 6,
  });
  return (
    <ul ref={scroller} id={id} aria-label={label} className="max-h-56 overflow-y-auto pl-5.5">
      <li
        role="presentation"
        aria-hidden="true"
        style={{ height: virtualizer.getVirtualItems()[0]?.start ?? 0 }}
      />
      {virtualizer.getVirtualItems().map(({ index }) => {
        const problem = problems[index];
        return (
          problem && (
            <li
              key={index}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={problems.length}
              aria-posinset={index + 1}
            >
              {problem.row === null ? (
                <p className="py-2.5">{problem.message}</p>
              ) : (
                <button
                  type="button"
                  onClick={() => onOpen(problem)}
                  className="min-h-11 w-full py-2 text-left underline decoration-danger/40 underline-offset-4 -outline-offset-3 hover:decoration-danger"
                >
                  {problem.message}
                </button>
              )}
            </li>
          )
        );
      })}
      <li
        role="presentation"
        aria-hidden="true"
        style={{
          height: virtualizer.getTotalSize() - (virtualizer.getVirtualItems().at(-1)?.end ?? 0),
        }}
      />
    </ul>
  );
}
