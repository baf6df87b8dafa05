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
])('recognises known headings: %s', (_name, rows) => {
  expect(findHeader(rows)).toEqual(whole);
});

it('chooses the first of two rows with equally many known headings, else the one with more', () => {
  const again = ['Player', 'No.', 'Shirt size'];
  // The second row is as full as the first, so the first is not a title above it.
  expect(findHeader([HEADER, again, ANN])).toEqual({ header: HEADER, rows: [again, ANN] });
  expect(findHeader(grid('Name|Size|', 'Player|Shirt size|', 'Ann|M|'))).toEqual({
    header: ['Name', 'Size'],
    rows: grid('Player|Shirt size', 'Ann|M'),
  });
  // The first row is less full than the second, and still wins: the second has no more known headings.
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
])('finds no headings if there are %s: no person is lost', (_name, rows, header, all) => {
  expect(findHeader(rows)).toEqual({ header, rows: all });
});

it('accepts one known word as a heading at the top only, and only without other words beside it', () => {
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
])('finds unknown headings above %s', (_name, rows, isHeader) => {
  const { header, rows: people } = findHeader(rows);
  expect(people).toHaveLength(isHeader ? rows.length - 1 : rows.length);
  expect(isHeader ? rows[0] : rows.slice(0, 1)).toEqual(isHeader ? header : people.slice(0, 1));
});

it('makes up headings from the cells below, each once, and numbers those it cannot recognise', () => {
  expect(findHeader(grid('Ann|7|M|8|S', 'Bo|9|L|1|M')).header).toEqual([
    'Name',
    'Number',
    'Size',
    'Column 4',
    'Column 5',
  ]);
  // Reads the first 25 non-empty cells.
  const rows = [
    ...Array.from({ length: 30 }, () => ['Ann', '']),
    ...Array.from({ length: 25 }, () => ['Ann', '7']),
    ...Array.from({ length: 40 }, () => ['Ann', 'none']),
  ];
  expect(findHeader(rows).header).toEqual(['Name', 'Number']);
});

it.each([[[]], [[[]]], [[['', ' ']]]])('recognises nothing in %j', (rows) => {
  expect(findHeader(rows)).toEqual({ header: [], rows: [] });
});
