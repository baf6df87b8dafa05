'use client';
import type { EditorAction } from '@/components/shop/team-order/roster/grid/editor-state';
import type { ArrangedProblems } from '@/components/shop/team-order/roster/grid/problems/problem-groups';
import { ProblemGroupView } from '@/components/shop/team-order/roster/grid/problems/problem-panel';
import { rosterProblemSentences } from '@/lib/messages/en/rosters/roster-problems';
import type { RosterProblem } from '@/lib/rosters/roster-table';

type EditorNoticesProps = {
  problems: ArrangedProblems;
  isUntouched: boolean;
  onOpen: (problem: RosterProblem) => void;
  dispatch: (action: EditorAction) => void;
};

const say = rosterProblemSentences;

/** Notices, not errors: rows that are left out, cells outside the columns. */
export function EditorNotices({ problems, isUntouched, onOpen, dispatch }: EditorNoticesProps) {
  const { emptyRows, notices } = problems;
  if (isUntouched) {
    return <p className="px-4 pb-2 text-sm text-muted">{say.nobodyYet}</p>;
  }
  if (emptyRows === 0 && notices.length === 0) {
    return null;
  }
  return (
    <div className="px-4 pb-2 text-sm text-muted">
      {emptyRows > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          {say.emptyRows(emptyRows)}
          <button
            type="button"
            onClick={() => dispatch({ type: 'removeEmptyRows' })}
            className="min-h-11 font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {say.removeEmptyRows}
          </button>
        </p>
      )}
      {notices.map((group) => (
        // A problem of the whole table has no mark in the grid, so it is listed here.
        <ProblemGroupView
          key={group.code}
          group={group}
          isOpenAtFirst={group.problems.some(({ row }) => row === null)}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}
