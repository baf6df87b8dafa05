import { describe, expect, it } from 'vitest';
import type { RosterProblem } from '@/lib/rosters/roster-table';
import { arrangeProblems, nextError } from './problem-groups';

const problem = (
  code: RosterProblem['code'],
  row: number | null,
  column: number | null,
  severity: RosterProblem['severity'] = 'error',
): RosterProblem => ({ code, severity, row, column, message: `${code} in ${row}/${column}` });

const found = [
  problem('column_missing', null, null),
  problem('missing', 0, 2),
  problem('duplicate', 1, 1),
  problem('empty_row', 2, null, 'notice'),
  problem('missing', 3, 0),
  problem('extra_cell', 3, 4, 'notice'),
];

describe('the problems of a roster', () => {
  it('are grouped by kind, in the order in which they were found', () => {
    const { errors, notices } = arrangeProblems(found);
    expect(errors.map(({ code, problems }) => [code, problems.length])).toEqual([
      ['column_missing', 1],
      ['missing', 2],
      ['duplicate', 1],
    ]);
    expect(notices.map(({ code }) => code)).toEqual(['extra_cell']);
  });

  it('are all counted and all listed', () => {
    const many = Array.from({ length: 2_000 }, (_, row) => problem('missing', row, 0));
    expect(arrangeProblems(many).errorCount).toBe(2_000);
    expect(arrangeProblems(many).errors[0]?.problems).toHaveLength(2_000);
    expect(arrangeProblems(found)).toMatchObject({ errorCount: 4, emptyRows: 1 });
  });

  it('are found by their cell, an error before a notice', () => {
    const { byRow } = arrangeProblems([problem('extra_cell', 1, 1, 'notice'), ...found]);
    expect(byRow.get(1)?.get(1)?.code).toBe('duplicate');
    expect(byRow.get(2)).toBeUndefined();
  });
});

describe('the next error', () => {
  it('is the one after the cell in reading order, and the first again after the last', () => {
    expect(nextError(found, { row: 0, column: 0 })?.row).toBe(0);
    expect(nextError(found, { row: 0, column: 2 })?.row).toBe(1);
    expect(nextError(found, { row: 1, column: 1 })?.row).toBe(3);
    expect(nextError(found, { row: 3, column: 0 })?.row).toBe(0);
  });

  it('does not exist if no cell has an error', () => {
    expect(nextError([problem('column_missing', null, null)], { row: 0, column: 0 })).toBeNull();
  });
});
