import { expect, it } from 'vitest';
import { startEditor, tableOf } from '@/components/shop/team-order/roster/grid/editor-state';
import type { RosterTable } from '@/lib/rosters/roster-table';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import type { SetAside } from '@/lib/rosters/understanding/reading-types';
import { editRoster } from './editor-actions';
import { linesLeft } from './put-back';

const table: RosterTable = {
  columns: ['name', 'number', 'size'].map((meaning) => ({ header: meaning, meaning })),
  rows: [
    ['Ava Torres', '7', 'M'],
    ['Ben Okafor', '12', 'L'],
  ],
};
const setAside: SetAside[] = [
  { reason: 'note', text: 'Please Lund · medium', cells: ['Please Lund', '', 'medium'], at: 1 },
  { reason: 'total', text: 'Total · 2', cells: ['Total', '2', ''], at: 2 },
];
const start = () => startEditor(DEFAULT_ROSTER_SETTINGS, table, setAside);
const left = (state: ReturnType<typeof start>) =>
  linesLeft(state.setAside, state.history).map(({ index }) => index);

it('turns a line into a normalised row at its place in the file', () => {
  const state = editRoster(start(), { type: 'putBack', line: 0 });
  expect(tableOf(state).rows).toEqual([table.rows[0], ['Please Lund', '', 'M'], table.rows[1]]);
  expect(left(state)).toEqual([1]);
  expect(state.active).toEqual({ row: 1, column: 0 });
  expect(state.said).toContain('Please Lund');
});

it('puts it at the end if the rows above it are gone', () => {
  const one = editRoster(start(), { type: 'deleteRow', row: 0 });
  const none = editRoster(one, { type: 'deleteRow', row: 0 });
  expect(tableOf(editRoster(none, { type: 'putBack', line: 1 })).rows).toEqual([['Total', '2', '']]);
});

it('returns a line to the list when the step is undone, and removes it again on redo', () => {
  const done = editRoster(start(), { type: 'putBack', line: 1 });
  const undone = editRoster(done, { type: 'undo', isFromCell: false });
  expect(tableOf(undone).rows).toEqual(table.rows);
  expect(left(undone)).toEqual([0, 1]);
  expect(left(editRoster(undone, { type: 'redo', isFromCell: false }))).toEqual([0]);
});

it('does nothing for an unknown line', () => {
  const state = editRoster(start(), { type: 'putBack', line: 9 });
  expect(tableOf(state).rows).toEqual(table.rows);
});
