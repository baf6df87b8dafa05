import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { grid } from '@/lib/testing/rosters/grid';
import type { Line } from './reading-types';
import { isMatrixHeading, matrixRows, sizeColumnsOf } from './size-matrix';

examples('sizes among %j are in the columns %j', sizeColumnsOf, [
  [
    ['Name', 'S', 'M'],
    [1, 2],
  ],
  [
    ['S', 'Name', ' M '],
    [0, 2],
  ],
  [['Name', 'S'], []],
  [['S', 'M', 's'], []],
  [['S', 'M', ' S'], []],
  [['Name', 'Number'], []],
  [[], []],
]);

describe('a line is the headings of a size table', () => {
  it.each<[string, string[], string[][]]>([
    ['crosses', ['Name', 'S', 'M'], grid('Ava|x|', 'Ben||X')],
    ['ticks and words for yes', ['Name', 'S', 'M'], grid('Ava|✓|yes', 'Ben|y|ja', 'Cy| oui |•')],
    ['counts', ['Name', 'S', 'M'], grid('Ava|1|999', 'Ben||2')],
    ['names, without any other heading', ['S', 'M'], grid('Ava|Ben', '|Cy Lund')],
    ['crosses below unknown headings, and three sizes', ['Who comes', 'S', 'M', 'L'], [['Ava', 'x', '', '']]],
    ['crosses below known headings', ['Player', 'Number', 'S', 'M'], [['Ava', '7', 'x', '']]],
  ])('above %s', (_name, cells, below) => expect(isMatrixHeading(cells, below)).toBe(true));

  it.each<[string, string[], string[][]]>([
    ['nothing', ['Name', 'S', 'M'], []],
    ['blanks', ['Name', 'S', 'M'], [['Ava', '', ' ']]],
    ['too many pieces', ['Name', 'S', 'M'], [['Ava', '1000', '']]],
    ['a word', ['Name', 'S', 'M'], grid('Ava|x|', 'Ben|later|')],
    ['a word that begins as a cross', ['Name', 'S', 'M'], [['Ava', 'xy', '']]],
    ['a word that ends as one', ['Name', 'S', 'M'], [['Ava', 'max', '']]],
    ['names, beside another heading', ['Name', 'S', 'M'], [['', 'Ava', 'Ben']]],
    ['names and crosses', ['S', 'M'], [['Ava', 'x']]],
    ['one size', ['Name', 'S'], [['Ava', 'x']]],
    ['a number beside: it is a person', ['7', 'S', 'M', 'L'], [['8', 'x', '', '']]],
    ['a person with two sizes', ['Ava Torres', 'S', 'M'], [['Ben', '1', '']]],
  ])('not above %s', (_name, cells, below) => expect(isMatrixHeading(cells, below)).toBe(false));
});

const LABELS = { name: 'Player', size: 'Fits' };
const lines = (rows: string[][], aside: Line['aside'] = null): Line[] =>
  rows.map((cells) => ({ cells, isHidden: false, aside }));
const made = (header: string[], ...all: Line[][]) => {
  const matrix = matrixRows(header, all.flat(), LABELS);
  return (
    matrix && [
      matrix.header,
      ...matrix.lines.map(({ cells, aside }) => [...(aside ? [aside] : []), ...cells]),
    ]
  );
};

describe('a row for each piece', () => {
  it('is made from crosses and counts, in the order of the sizes', () =>
    expect(made(['Name', 'S', ' M ', 'Number'], lines(grid('Ava| x ||7', 'Ben|1|2|12', 'Cy||0|33')))).toEqual(
      [
        ['Name', 'Number', 'Fits'],
        ['Ava', '7', 'S'],
        ['Ben', '12', 'S'],
        ['Ben', '12', 'M'],
        ['Ben', '12', 'M'],
        // Without a mark the person still gets a row, with the size missing.
        ['Cy', '33', ''],
      ],
    ));

  it('is made from names, in the order of the lines', () =>
    expect(made(['S', 'M'], lines(grid('Ava|Ben', '|Cy', '|')))).toEqual(
      grid('Player|Fits', 'Ava|S', 'Ben|M', 'Cy|M'),
    ));

  it('is made from counts without names', () =>
    expect(made(['S', 'M'], lines([['1', '2']]))).toEqual([['Fits'], ['S'], ['M'], ['M']]));

  it('skips blank lines, and joins a set-aside line into one text', () =>
    expect(
      made(
        ['Name', 'S', 'M'],
        lines([['Ava', 'x', '']]),
        lines([['', '', '']]),
        lines([['Total', '1', ' ']], 'total'),
        lines([['Sum', '1', '2']], 'total'),
      ),
    ).toEqual(grid('Name|Fits', 'Ava|S', 'total|Total|1', 'total|Sum|1 2')));

  it('is made from names, with set-aside lines kept', () =>
    expect(made(['S', 'M'], lines([['Ava', '']]), lines([['please', 'call']], 'note'))).toEqual(
      grid('Player|Fits', 'Ava|S', 'note||please call'),
    ));

  it('drops a column without a heading', () =>
    expect(made(['Name', '', 'S', 'M'], lines([['Ava', 'late', 'x', '']]))).toEqual(
      grid('Name|Fits', 'Ava|S'),
    ));

  it('is made from lines that are shorter than the headings', () =>
    expect(made(['S', 'M', 'Name'], lines([['1'], ['', '1', 'Ava']]))).toEqual(
      grid('Name|Fits', '|S', 'Ava|M'),
    ));

  it('is limited to little more than the most rows of a roster', () =>
    expect(made(['Name', 'S', 'M'], lines(grid('Ava|999|999', 'Ben|999|')))).toHaveLength(2_101));

  it('is not made from any other table', () => {
    expect(made(['Name', 'Size'], lines([['Ava', 'S']]))).toBeNull();
    expect(made(['Name', 'S', 'M'], lines([['Ava', 'x', '']], 'note'))).toBeNull();
  });
});
