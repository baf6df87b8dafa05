import { expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { digitsOf, filledCells, isNumber, isSize, isWords, isYesOrNo, shareOf } from './cell-facts';

it.each([
  '7',
  ' 07 ',
  '#7',
  '＃7',
  '№7',
  '’07',
  "'07",
  '‘15',
  '`7',
  '´7',
  'No. 7',
  'Nr 7',
  'Nº 7',
  'n° 7',
  '7.',
  '7.0',
  '7,00',
  '12345',
])('%j is a number', (cell) => expect(isNumber(cell)).toBe(true));
it.each([
  '',
  'M',
  '7a',
  'x7',
  '7.5',
  '7.000',
  '123456',
  'Nope 7',
  'Number 7',
  '7 8',
  '-7',
  `${' '.repeat(45)}7`,
])('%j is no number', (cell) => expect([isNumber(cell), digitsOf(cell)]).toEqual([false, '']));
examples('%j has the digits %j', digitsOf, [
  ['#07', '07'],
  ['12.0', '12'],
  [' No. 7 ', '7'],
  ['12345', '12345'],
]);
it.each(['M', ' yl ', 'Youth L', 'X-Large', '2XL', 'Men’s M', "women's s", 'Adult (M)', 'XS'])(
  '%j is a size',
  (cell) => {
    expect(isSize(cell)).toBe(true);
    expect(isSize(cell)).toBe(true);
  },
);
it.each([
  '',
  '42',
  'Men',
  "Men's",
  'kids',
  'Women',
  'Youth',
  'Ava',
  'Ümit',
  'M!',
  `${'x'.repeat(41)}l`,
  'Lady',
  'toddlers',
])('%j is no size', (cell) => {
  expect(isSize(cell)).toBe(false);
  expect(isSize(cell)).toBe(false);
});
it.each([
  'y',
  'N',
  'yes',
  'No',
  'ja',
  'nein',
  'oui',
  'non',
  'si',
  'sí',
  ' x ',
  '✓',
  '✔',
  '✗',
  '-',
  '–',
  'n/a',
  'TBD',
  'true',
  'False',
])('%j is a yes or a no', (cell) => expect([isYesOrNo(cell), isWords(cell)]).toEqual([true, false]));
it.each(['', 'yess', 'xy', 'nope', 'a no', `x${' '.repeat(45)}`])('%j is neither', (cell) =>
  expect(isYesOrNo(cell)).toBe(false),
);
it.each(['Ava Torres', 'Zoë'])('%j is words', (cell) => expect(isWords(cell)).toBe(true));
it.each(['7', 'No. 7', 'M', 'x', '12/3', ''])('%j is no words', (cell) => expect(isWords(cell)).toBe(false));

it('counts the share of cells, without blank ones', () => {
  expect(shareOf([], () => true)).toBe(0);
  expect(shareOf(['1', 'a', '2', 'b'], isNumber)).toBe(0.5);
  expect(filledCells(['a', ' ', '', 'b'])).toEqual(['a', 'b']);
});
