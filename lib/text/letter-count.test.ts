import { expect, it } from 'vitest';
import { hasMoreLetters, letterCount } from './letter-count';

it.each<[string, number]>([
  ['', 0],
  ['Rosalind', 8],
  ['Zoë', 3],
  ['Zoe\u0308', 3],
  ['👨‍👩‍👧‍👦', 1],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿🇺🇸', 2],
  ['नमस्ते', 3],
  ['각', 1],
  ['a b\nc', 5],
  ['雪の日', 3],
])('%o has %i letters', (text, count) => {
  expect(letterCount(text)).toBe(count);
  expect(hasMoreLetters(text, count)).toBe(false);
  expect(hasMoreLetters(text, count - 1)).toBe(count > 0);
});
