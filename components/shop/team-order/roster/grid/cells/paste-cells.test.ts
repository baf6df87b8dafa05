import { describe, expect, it } from 'vitest';
import { MOST_ROWS } from '@/lib/rosters/roster-table';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { examples } from '@/lib/testing/examples';
import { rosterTable } from '@/lib/testing/rosters/roster-tables';
import { copiedCells, pasteCells } from './paste-cells';

const team = rosterTable({ Name: 'name', Size: 'size' }, [
  ['Mia', 'M'],
  ['Tom', 'L'],
]);
const paste = (row: number, column: number, text: string) =>
  pasteCells(DEFAULT_ROSTER_SETTINGS, team, { at: { row, column }, text });

examples('reads the copied text %j', copiedCells, [
  ['one', [['one']]],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\nb\r\n', [['a'], ['b']]],
  ['a\n\nb', [['a'], [''], ['b']]],
]);

describe('pasting', () => {
  it('overwrites the cells from the active one on', () => {
    expect(paste(0, 1, 'small\nXX-Large').table.rows).toEqual([
      ['Mia', 'S'],
      ['Tom', '2XL'],
    ]);
  });

  it('adds rows if there are too few', () => {
    expect(paste(1, 0, 'Tim\tS\nIda\tXL\n').table.rows).toEqual([
      ['Mia', 'M'],
      ['Tim', 'S'],
      ['Ida', 'XL'],
    ]);
  });

  it('drops cells to the right of the table, and counts the written ones', () => {
    const { table, cells } = paste(0, 1, 'S\tmore\tand more');
    expect([table.rows[0], cells]).toEqual([['Mia', 'S'], 1]);
  });

  it('never exceeds the rows that a roster can have', () => {
    const { table } = paste(1, 0, Array.from({ length: MOST_ROWS + 10 }, (_, row) => `P${row}`).join('\n'));
    expect(table.rows).toHaveLength(MOST_ROWS);
    expect(table.rows.at(-1)?.[0]).toBe(`P${MOST_ROWS - 2}`);
  });

  it('changes nothing without text, or on a heading', () => {
    expect(paste(0, 0, '').table).toBe(team);
    expect(paste(-1, 0, 'x').table).toBe(team);
  });
});
