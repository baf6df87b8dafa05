import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMoreLetters, letterCount, lettersOf } from './letter-count';

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

it('finds the letters that Intl finds, whatever the text', () => {
  const segmenter = new Intl.Segmenter('en');
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', '\r', '\n', '~', 'e\u0308', '\u200d', '👩', '🎨', '\u0301'),
  });
  fc.assert(
    fc.property(text, (letters) => {
      expect([...lettersOf(letters)]).toEqual([...segmenter.segment(letters)].map(({ segment }) => segment));
    }),
  );
});
