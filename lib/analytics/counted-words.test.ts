import { expect, it } from 'vitest';
import { countedWords } from './counted-words';

it.each([
  ['Blue  Teapot!', 'blue teapot'],
  ['MUG-12', 'mug 12'],
  ['größe 42', 'größe 42'],
  ['teapot teapot', 'teapot'],
  ['a b c d e f g h', 'a b c d e f'],
])('counts %j as %j', (typed, words) => {
  expect(countedWords(typed)).toBe(words);
});

it.each([
  'ada@example.test',
  '@ada',
  '555 123 4567',
  '(555) 123-4567',
  'order 100234',
  '4111 1111 1111 1111',
  '!!!',
])('counts nothing of %j', (typed) => {
  expect(countedWords(typed)).toBeNull();
});

it('counts no more than the column holds', () => {
  expect(countedWords(`${'𝒳'.repeat(35)} ${'y'.repeat(35)}`)).toBe(`${'𝒳'.repeat(35)} ${'y'.repeat(24)}`);
});
