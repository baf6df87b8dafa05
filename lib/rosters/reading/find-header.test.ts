import { expect, it } from 'vitest';
import { grid } from '@/lib/testing/rosters/grid';
import { findHeader } from './find-header';

const HEADER = ['Name', 'Number', 'Size'];
const ANN = ['Ann', '7', 'M'];
const BO = ['Bo', '8', 'L'];
const whole = { header: HEADER, rows: [ANN, BO] };
const title = (text: string) => [text, '', ''];

it.each<[string, string[][]]>([
  ['alone', [HEADER, ANN, BO]],
  ['under empty rows', [['', ' '], [], HEADER, ANN, BO]],
  ['under a title', [title('Harbor FC'), HEADER, ANN, BO]],
  ['under ten titles', [...Array.from({ length: 10 }, () => title('Harbor FC')), HEADER, ANN, BO]],
  ['under a title of two cells', [['Harbor FC', '', 'Spring'], HEADER, ANN, BO]],
  ['with blanks around their words', [[' Name ', 'Number\n', '\tSize'], ANN, BO]],
  [
    'beside columns in which nothing stands',
    [
      ['', 'Name', ' ', 'Number', 'Size', ''],
      ['', 'Ann', '', '7', 'M'],
      ['', 'Bo', '\t', '8', 'L', ' '],
    ],
  ],
])('takes headings that are known: %s', (_name, rows) => {
  expect(findHeader(rows)).toEqual(whole);
});

it('takes the first of two rows that know as many headings, and any row that knows more', () => {
  const again = ['Player', 'No.', 'Shirt size'];
  // The second is as full as the first, so the first is no title above it, and stays.
  expect(findHeader([HEADER, again, ANN])).toEqual({ header: HEADER, rows: [again, ANN] });
  expect(findHeader(grid('Name|Size|', 'Player|Shirt size|', 'Ann|M|'))).toEqual({
    header: ['Name', 'Size'],
    rows: grid('Player|Shirt size', 'Ann|M'),
  });
  // The same headings, but less full: the one that is above others which say as much.
  expect(findHeader(grid('Name|Size|', 'Name|Size|Team', 'Ann|M|A'))).toEqual({
    header: ['Name', 'Size', ''],
    rows: grid('Name|Size|Team', 'Ann|M|A'),
  });
  expect(findHeader([['Name', 'Size', ''], HEADER, ANN])).toEqual({ header: HEADER, rows: [ANN] });
});

it.each<[string, string[][], string[], string[][]]>([
  ['people above them', [['Zed', '9', 'S'], HEADER, ANN], HEADER, [['Zed', '9', 'S'], HEADER, ANN]],
  [
    'eleven titles',
    [...Array.from({ length: 11 }, () => ['Harbor']), HEADER],
    ['Name', 'Column 2', 'Column 3'],
    [...Array.from({ length: 11 }, () => ['Harbor', '', '']), HEADER],
  ],
  [
    'one known word under a title',
    grid('Harbor FC|', 'Team|Name', 'A|Ann'),
    ['Name', 'Column 2'],
    grid('Harbor FC|', 'Team|Name', 'A|Ann'),
  ],
])('knows no headings where there are %s: nobody is lost', (_name, rows, header, all) => {
  expect(findHeader(rows)).toEqual({ header, rows: all });
});

it('takes one known word for headings at the top only, and only without another word in it', () => {
  expect(findHeader(grid('Team|Name', 'A|Ann'))).toEqual({ header: ['Team', 'Name'], rows: [['A', 'Ann']] });
  expect(findHeader(grid('Team|Jack Name', 'A|Ann')).header).not.toEqual(['Team', 'Jack Name']);
});

it.each<[string, string[][], boolean]>([
  ['numbers', grid('Kid|Back', 'Ann|7', 'Bo|#8'), true],
  ['sizes', grid('Kid|Top', 'Ann|M', 'Bo|L'), true],
  ['mostly numbers', grid('Kid|Back', 'Ann|7', 'Bo|8', 'Cy|x'), true],
  ['as many numbers as words', grid('Kid|Back', 'Ann|7', 'Bo|x'), false],
  ['numbers without a word above them', grid('Kid|', 'Ann|7', 'Bo|8'), false],
  ['numbers, and a number above them', grid('Kid|6', 'Ann|7', 'Bo|8'), false],
  ['numbers, and a size beside the word', grid('Kid|Back|M', 'Ann|7|', 'Bo|8|'), false],
  ['words', grid('Kid|Town', 'Ann|Rye', 'Bo|Ely'), false],
])('headings that nobody knows, above %s', (_name, rows, isHeader) => {
  const { header, rows: people } = findHeader(rows);
  expect(people).toHaveLength(isHeader ? rows.length - 1 : rows.length);
  expect(isHeader ? rows[0] : rows.slice(0, 1)).toEqual(isHeader ? header : people.slice(0, 1));
});

it('tells headings by what stands below, each once, and numbers what it cannot tell', () => {
  expect(findHeader(grid('Ann|7|M|8|S', 'Bo|9|L|1|M')).header).toEqual([
    'Name',
    'Number',
    'Size',
    'Column 4',
    'Column 5',
  ]);
  // Read down to the 25th cell, and past the empty ones.
  const rows = [
    ...Array.from({ length: 30 }, () => ['Ann', '']),
    ...Array.from({ length: 25 }, () => ['Ann', '7']),
    ...Array.from({ length: 40 }, () => ['Ann', 'none']),
  ];
  expect(findHeader(rows).header).toEqual(['Name', 'Number']);
});

it.each([[[]], [[[]]], [[['', ' ']]]])('has nothing to tell of %j', (rows) => {
  expect(findHeader(rows)).toEqual({ header: [], rows: [] });
});
