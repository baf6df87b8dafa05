import { expect, it } from 'vitest';
import { splitLetters } from './split-letters';

it.each([
  ['Anna', 4, 'Anna', ''],
  ['Anna', 2, 'An', 'na'],
  ['👨‍👩‍👧 and 🇩🇪!', 1, '👨‍👩‍👧', ' and 🇩🇪!'],
  ['👨‍👩‍👧 and 🇩🇪!', 6, '👨‍👩‍👧 and ', '🇩🇪!'],
  ['', 3, '', ''],
])('splits %s after %d letters, as people count them', (text, count, first, rest) => {
  expect(splitLetters(text, count)).toEqual([first, rest]);
});
