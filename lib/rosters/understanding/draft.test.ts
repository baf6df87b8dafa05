import { describe, expect, it } from 'vitest';
import { grid } from '@/lib/testing/rosters/grid';
import {
  cellsOf,
  columnsOf,
  type Draft,
  fillOf,
  insertColumn,
  isSameColumn,
  keepColumns,
  mapColumn,
  personLines,
} from './draft';
import type { Line } from './reading-types';

const line = (cells: string[], aside: Line['aside'] = null): Line => ({ cells, isHidden: false, aside });
const draft: Draft = {
  header: ['Name', 'Size'],
  isGenerated: false,
  hidden: [false, true],
  lines: [line([' Ava ', 'M']), line(['', ' ']), line(['Total', '2'], 'total'), line(['Ben', ''])],
};
const tall = (rows: string[][]): Draft => ({ ...draft, lines: rows.map((cells) => line(cells)) });

it('has a line for each person, computed once', () => {
  expect(personLines(draft).map(({ cells }) => cells[0])).toEqual([' Ava ', 'Ben']);
  expect(personLines(draft)).toBe(personLines(draft));
});

describe('the first cells of a column', () => {
  it('are the non-empty ones, trimmed, without set-aside lines', () => {
    expect(cellsOf(draft, 0)).toEqual(['Ava', 'Ben']);
    expect(cellsOf(draft, 1)).toEqual(['M']);
    expect(cellsOf(draft, 2)).toEqual([]);
    expect(cellsOf(draft, 0)).toBe(cellsOf(draft, 0));
  });
  it('are limited in number', () =>
    expect(cellsOf(tall(Array.from({ length: 200 }, (_, index) => [`Ava ${index}`])), 0)).toHaveLength(80));
});

describe('how full a column is', () => {
  it('is measured by the first people', () => {
    expect([fillOf(draft, 0), fillOf(draft, 1), fillOf(draft, 2)]).toEqual([1, 0.5, 0]);
    expect(fillOf(tall([]), 0)).toBe(0);
    const rows = Array.from({ length: 160 }, (_, index) => ['Ava', index < 80 ? 'M' : '']);
    expect(fillOf(tall(rows), 1)).toBe(1);
  });
});

it.each([
  [grid('Ava| Ava ', '|'), true],
  [grid('Ava|Ava', 'Ben|ben'), false],
  [grid('Ava|', 'Ben|Ben'), false],
  [[['', 'Ava']], false],
])('columns of %j are the same: %s', (rows, is) => expect(isSameColumn(tall(rows), 0, 1)).toBe(is));

it('two columns beyond the lines’ ends are the same', () =>
  expect(isSameColumn(tall([['Ava']]), 3, 4)).toBe(true));

it('inserts a column, which is empty for set-aside lines', () =>
  expect(insertColumn(draft, 1, { header: 'Shout', cellOf: ([name = '']) => `${name.trim()}!` })).toEqual({
    header: ['Name', 'Shout', 'Size'],
    isGenerated: false,
    hidden: [false, false, true],
    lines: [
      line([' Ava ', 'Ava!', 'M']),
      line(['', '!', ' ']),
      line(['Total', '', '2'], 'total'),
      line(['Ben', 'Ben!', '']),
    ],
  }));

it('maps a column, except for set-aside lines', () =>
  expect(mapColumn(draft, 1, ([name = '']) => name.trim()).lines.map(({ cells }) => cells)).toEqual(
    grid(' Ava |Ava', '|', 'Total|2', 'Ben|Ben'),
  ));

it('drops columns, with their headings and hidden flags', () =>
  expect(keepColumns(draft, (column) => column === 1)).toEqual({
    header: ['Size'],
    isGenerated: false,
    hidden: [true],
    lines: [line(['M']), line([' ']), line(['2'], 'total'), line([''])],
  }));

it('has as many columns as headings', () => expect(columnsOf(draft)).toEqual([0, 1]));
