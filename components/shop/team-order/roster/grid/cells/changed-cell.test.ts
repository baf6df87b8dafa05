import { expect, it } from 'vitest';
import { deleteRow, insertRow, setCell, setMeaning } from '@/lib/rosters/edit-roster';
import type { RosterTable } from '@/lib/rosters/roster-table';
import { changedCell } from './changed-cell';

const team: RosterTable = {
  columns: [
    { header: 'Name', meaning: 'name' },
    { header: 'Car', meaning: null },
  ],
  rows: [
    ['Mia', 'red'],
    ['Tom', ''],
    ['Ida', ''],
  ],
};

it.each([
  ['a cell', setCell(team, 1, 1, 'blue'), { row: 1, column: 1 }],
  ['a row that is new', insertRow(team, 3), { row: 3, column: 0 }],
  ['a row that is gone', deleteRow(team, 2), { row: 2, column: 0 }],
  ['what a column means', setMeaning(team, 1, 'notes'), { row: -1, column: 1 }],
])('finds %s', (_name, after, cell) => {
  expect(changedCell(team, after)).toEqual(cell);
});

it('finds a column that was added or removed', () => {
  const wider = { ...team, columns: [...team.columns, { header: 'Size', meaning: 'size' }] };
  expect(changedCell(team, wider)).toEqual({ row: -1, column: 2 });
  expect(changedCell(wider, team)).toEqual({ row: -1, column: 1 });
});

it('finds nothing in equal tables', () => {
  expect(changedCell(team, { ...team })).toBeNull();
});
