// The problems of a roster, grouped for the list above the grid and for the marks in it.
import type { ProblemCode, RosterProblem } from '@/lib/rosters/roster-table';

export type ProblemGroup = { code: ProblemCode; problems: RosterProblem[] };

export type ArrangedProblems = {
  /** Errors by kind, in the order of their first occurrence. */
  errors: ProblemGroup[];
  errorCount: number;
  /** Notices, except for empty rows. */
  notices: ProblemGroup[];
  /** Indexes of empty rows, which are left out of the order; from 0. */
  emptyRows: number;
  /** By row, then by column: the first problem of each cell. */
  byRow: ReadonlyMap<number, ReadonlyMap<number, RosterProblem>>;
};

function groupByCode(problems: readonly RosterProblem[]): ProblemGroup[] {
  const groups = new Map<ProblemCode, RosterProblem[]>();
  for (const problem of problems) {
    const group = groups.get(problem.code);
    if (group) {
      group.push(problem);
    } else {
      groups.set(problem.code, [problem]);
    }
  }
  return [...groups].map(([code, ofCode]) => ({ code, problems: ofCode }));
}

function indexByCell(problems: readonly RosterProblem[]) {
  const byRow = new Map<number, Map<number, RosterProblem>>();
  for (const problem of problems) {
    const { row, column } = problem;
    if (row === null || column === null) {
      continue;
    }
    const cells = byRow.get(row) ?? new Map<number, RosterProblem>();
    byRow.set(row, cells);
    if (!cells.has(column) || (cells.get(column)?.severity === 'notice' && problem.severity === 'error')) {
      cells.set(column, problem);
    }
  }
  return byRow;
}

export function arrangeProblems(problems: readonly RosterProblem[]): ArrangedProblems {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const notices = problems.filter(({ severity, code }) => severity === 'notice' && code !== 'empty_row');
  return {
    errors: groupByCode(errors),
    errorCount: errors.length,
    notices: groupByCode(notices),
    emptyRows: problems.filter(({ code }) => code === 'empty_row').length,
    byRow: indexByCell(problems),
  };
}

/** The next error after a cell in reading order, wrapping around at the end; null if there is none. */
export function nextError(
  problems: readonly RosterProblem[],
  after: { row: number; column: number },
): RosterProblem | null {
  const inCells = problems.filter(({ severity, row }) => severity === 'error' && row !== null);
  const isAfter = ({ row, column }: RosterProblem) =>
    (row ?? 0) > after.row || ((row ?? 0) === after.row && (column ?? 0) > after.column);
  return inCells.find(isAfter) ?? inCells[0] ?? null;
}
