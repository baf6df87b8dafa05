import { expect, it } from 'vitest';
import type { RosterSheet, SheetColumn } from '@/lib/rosters/roster-sheet';
import { MOST_PRINTED_COLUMNS, sheetTable } from './sheet-table';

const column = (label: string, kind: SheetColumn['kind'] = 'unknown'): SheetColumn => ({ label, kind });

it('keeps people and columns in the roster’s order, and leaves out empty columns', () => {
  const roster: RosterSheet = {
    columns: [column('Size', 'size'), column('Captain'), column('Name', 'name'), column('No.', 'number')],
    rows: [
      ['M', '', 'Okafor', '007'],
      ['', '', 'Adair', '00'],
      ['S', '', 'Okafor', '1'],
    ],
  };
  const { columns, rows } = sheetTable(roster);
  expect(columns.map(({ label }) => label)).toEqual(['Size', 'Name', 'No.']);
  expect(rows).toEqual([
    { row: 0, cells: ['M', 'Okafor', '007'], rest: [] },
    { row: 1, cells: ['', 'Adair', '00'], rest: [] },
    { row: 2, cells: ['S', 'Okafor', '1'], rest: [] },
  ]);
  expect(columns.find(({ kind }) => kind === 'name')?.width).toBeGreaterThan(50);
});

it('prints the most needed of fifty columns, and the rest as text', () => {
  const columns = [
    ...Array.from({ length: 46 }, (_, index) => column(`Extra ${index}`)),
    column('Note', 'notes'),
    column('Size', 'size'),
    column('No.', 'number'),
    column('Name', 'name'),
  ];
  const table = sheetTable({ columns, rows: [columns.map((_, index) => `cell ${index}`)] });
  expect(table.columns.map(({ label }) => label)).toEqual([
    'Extra 0',
    'Extra 1',
    'Note',
    'Size',
    'No.',
    'Name',
  ]);
  expect(table.columns).toHaveLength(MOST_PRINTED_COLUMNS);
  expect(table.rows[0]?.rest).toHaveLength(44);
  expect(table.rows[0]?.rest[0]).toBe('Extra 2: cell 2');
  const width = table.columns.reduce((sum, each) => sum + each.width, 0);
  expect(Math.abs(100 - width)).toBeLessThan(MOST_PRINTED_COLUMNS);
});
