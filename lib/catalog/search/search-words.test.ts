import { expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { editDistance, isSlip, MOST_WORDS, searchWords, swappedWords } from './search-words';

examples('takes %j apart', searchWords, [
  ['  Blue MUG ', ['blue', 'mug']],
  ['MUG-12/b', ['mug', '12', 'b']],
  ['Potter’s crème brûlée', ['potter', 's', 'crème', 'brûlée']],
  ['mug mug MUG', ['mug']],
  ['%_\\ — 🏺', []],
  ['глиняная кружка', ['глиняная', 'кружка']],
]);

it('uses few words, and cuts long ones', () => {
  expect(searchWords('a b c d e f g h i j')).toHaveLength(MOST_WORDS);
  expect(searchWords('m'.repeat(100))).toEqual(['m'.repeat(40)]);
});

it('swaps neighbouring letters', () => {
  expect(swappedWords('mgu')).toEqual(['gmu', 'mug']);
  expect(swappedWords('aab')).toEqual(['aba']);
  expect(swappedWords('ab')).toEqual([]);
  expect(swappedWords('m'.repeat(13))).toEqual([]);
});

it.each([
  ['mug', 'mug', 0],
  ['mgu', 'mug', 1],
  ['bowel', 'bowl', 1],
  ['vace', 'vase', 1],
  ['pticher', 'pitcher', 1],
  ['tablewear', 'tableware', 2],
  ['', 'mug', 3],
  ['candy', 'candle', 2],
])('counts the differences between %j and %j', (typed, meant, distance) => {
  expect(editDistance(typed, meant)).toBe(distance);
  expect(editDistance(meant, typed)).toBe(distance);
});

it('allows one typing error, two in long words, and none in very short ones', () => {
  expect(isSlip('vace', 'vase')).toBe(true);
  expect(isSlip('candy', 'candle')).toBe(false);
  expect(isSlip('tablewear', 'tableware')).toBe(true);
  expect(isSlip('ab', 'cb')).toBe(false);
});
