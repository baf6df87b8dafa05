import { describe, expect, it } from 'vitest';
import { grid } from '@/lib/testing/rosters/grid';
import type { Draft } from './draft';
import { piecesOf, takeApart } from './take-apart';

it.each<[string, [number: string, name: string, size: string]]>([
  ['7 Ava Torres YL', ['7', 'Ava Torres', 'YL']],
  ['#7 Ava Torres', ['7', 'Ava Torres', '']],
  ['7. Ava Torres - L', ['7', 'Ava Torres', 'L']],
  ['7) Ava', ['7', 'Ava', '']],
  ['No. 12: Ava', ['12', 'Ava', '']],
  ['Ava Torres 7', ['7', 'Ava Torres', '']],
  ['Ava Torres #7 M', ['7', 'Ava Torres', 'M']],
  ['Ava Torres M #7', ['7', 'Ava Torres', 'M']],
  ['Ava Torres (7)', ['7', 'Ava Torres', '']],
  ['Ava Torres, Youth L', ['', 'Ava Torres', 'Youth L']],
  ['Ava Torres (XL)', ['', 'Ava Torres', 'XL']],
  ['Ava (Ace) 7', ['7', 'Ava (Ace)', '']],
  ['  Ava\tTorres ', ['', 'Ava Torres', '']],
  ['7', ['', '7', '']],
  ['M', ['', 'M', '']],
  ['', ['', '', '']],
  ['Ava 4th 7', ['', 'Ava 4th 7', '']],
  [`7 ${'Ava '.repeat(30)}`, ['', `7 ${'Ava '.repeat(30)}`.trim(), '']],
])('%j', (cell, [number, name, size]) => expect(piecesOf(cell)).toEqual({ number, name, size }));

const LABELS = { name: 'Name', number: 'Number', size: 'Size' };
const draftOf = (header: string[], rows: string[][]): Draft => ({
  header,
  isGenerated: false,
  hidden: header.map(() => false),
  lines: rows.map((cells) => ({ cells, isHidden: false, aside: null })),
});
const taken = (header: string[], rows: string[][]) => {
  const draft = takeApart(draftOf(header, rows), LABELS);
  return [draft.header, ...draft.lines.map(({ cells }) => cells)];
};

describe('a table is taken apart', () => {
  it('into all three', () =>
    expect(taken(['Player'], [['7 Ava L'], ['8 Ben M']])).toEqual(
      grid('Name|Number|Size', 'Ava|7|L', 'Ben|8|M'),
    ));
  it('only for pieces that have no column of their own', () =>
    expect(taken(['Player', 'Size'], grid('7 Ava|L', '8 Ben|M'))).toEqual(
      grid('Name|Number|Size', 'Ava|7|L', 'Ben|8|M'),
    ));
  it('if most cells have the piece; the other cells stay', () =>
    expect(taken(['Player', 'Paid'], grid('7 Ava|y', '8 Ben|y', '9 Cy|n', 'Dee|y'))).toEqual(
      grid('Name|Number|Paid', 'Ava|7|y', 'Ben|8|y', 'Cy|9|n', 'Dee||y'),
    ));
  it.each<[string, string[], string[][]]>([
    ['where too few have it', ['Player', 'Paid'], grid('7 Ava|y', '8 Ben|y', 'Cy|n')],
    ['where there is a number', ['Player', 'Number'], grid('7 Ava|7', '8 Ben|8')],
    ['where it is somebody else’s', ['Parent', 'City'], grid('7 Ava|Rome', '8 Ben|Bern')],
    ['where they are initials', ['Name', 'City'], grid('Ava L|Rome', 'Ben M|Bern')],
    ['where one line is all', ['Player', 'City'], [['7 Ava', 'Rome']]],
  ])('and not %s', (_name, header, rows) => expect(taken(header, rows)).toEqual([header, ...rows]));
});
