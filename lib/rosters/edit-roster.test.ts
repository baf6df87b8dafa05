import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grid } from '@/lib/testing/rosters/grid';
import { rosterTable } from '@/lib/testing/rosters/roster-tables';
import { addColumn, deleteRow, insertRow, removeEmptyRows, setCell, setMeaning } from './edit-roster';
import type { RosterTable } from './roster-table';

const table = rosterTable({ Name: 'name', Size: 'size' }, [
  ['Ada', 'M'],
  ['', ' '],
  ['Bo', 'L'],
]);

it('sets a cell and shares all other rows', () => {
  const edited = setCell(table, 2, 1, 'XL');
  expect(edited.rows).toEqual(grid('Ada|M', '| ', 'Bo|XL'));
  expect(edited.rows[0]).toBe(table.rows[0]);
  expect(edited.columns).toBe(table.columns);
});

it('adds and removes rows', () => {
  expect(insertRow(table, 3).rows.at(-1)).toEqual(['', '']);
  expect(insertRow(table, 0).rows[1]).toBe(table.rows[0]);
  expect(deleteRow(table, 1).rows).toEqual(grid('Ada|M', 'Bo|L'));
  expect(removeEmptyRows(table).rows).toEqual(grid('Ada|M', 'Bo|L'));
  expect(removeEmptyRows(deleteRow(table, 1)).rows).toHaveLength(2);
});

it('gives a meaning to one column, and takes it from the column that had it', () => {
  expect(setMeaning(table, 0, 'size').columns.map(({ meaning }) => meaning)).toEqual(['size', null]);
  expect(setMeaning(table, 1, null).columns.map(({ meaning }) => meaning)).toEqual(['name', null]);
  const added = addColumn(table, { header: 'Shirt', meaning: 'size' });
  expect(added.columns.map(({ meaning }) => meaning)).toEqual(['name', null, 'size']);
  expect(added.columns.map(({ header }) => header)).toEqual(['Name', 'Size', 'Shirt']);
  expect(added.rows).toEqual(grid('Ada|M|', '| |', 'Bo|L|'));
});

it('changes nothing at a place that does not exist, or for an equal value', () => {
  for (const place of [-1, 4, 1.5, Number.NaN]) {
    expect(setCell(table, place, 0, 'x')).toBe(table);
    expect(setCell(table, 0, place, 'x')).toBe(table);
    expect(insertRow(table, place)).toBe(table);
    expect(deleteRow(table, place)).toBe(table);
    expect(setMeaning(table, place, 'name')).toBe(table);
  }
  expect(setCell(table, 0, 0, 'Ada')).toBe(table);
  const full = deleteRow(table, 1);
  expect(removeEmptyRows(full)).toBe(full);
  expect(setMeaning(table, 0, 'name')).toBe(table);
});

it('never changes the previous table, and keeps every row as wide as the columns', () => {
  const place = fc.integer({ min: -1, max: 6 });
  const edit = fc.oneof(
    fc.tuple(place, place, fc.string()).map(
      ([row, column, text]) =>
        (old: RosterTable) =>
          setCell(old, row, column, text),
    ),
    place.map((at) => (old: RosterTable) => insertRow(old, at)),
    place.map((row) => (old: RosterTable) => deleteRow(old, row)),
    fc.tuple(place, fc.constantFrom('name', 'size', null)).map(
      ([column, meaning]) =>
        (old: RosterTable) =>
          setMeaning(old, column, meaning),
    ),
    fc.constant(removeEmptyRows),
    fc.constant((old: RosterTable) => addColumn(old, { header: '', meaning: 'size' })),
  );
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      let now = table;
      for (const change of edits) {
        const before = structuredClone(now);
        const after = change(now);
        expect(now).toEqual(before);
        now = after;
        expect(now.rows.every((row) => row.length === now.columns.length)).toBe(true);
        const meanings = now.columns.flatMap(({ meaning }) => meaning ?? []);
        expect(new Set(meanings).size).toBe(meanings.length);
      }
    }),
    { numRuns: 300 },
  );
});
