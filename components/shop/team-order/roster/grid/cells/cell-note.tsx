import { classNames } from '@/components/ui/class-names';
import type { RosterProblem } from '@/lib/rosters/roster-table';

/**
 * The problem of the active cell, in a visible place: touch screens have no hover. Screen readers get it from the
 * cell itself.
 */
export function CellNote({ problem }: { problem: RosterProblem | undefined }) {
  if (!problem) {
    return null;
  }
  return (
    <p
      aria-hidden="true"
      className={classNames(
        'border-b border-line px-4 py-2.5 text-sm',
        problem.severity === 'error' ? 'bg-danger-tint text-danger' : 'bg-warning-tint text-warning',
      )}
    >
      {problem.message}
    </p>
  );
}
