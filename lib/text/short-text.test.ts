import { expect, it } from 'vitest';
import { shortText } from './short-text';

it.each([
  ['Size', 4, 'Size'],
  ['Sizes', 4, 'Siz…'],
  ['ab🏺cd', 4, 'ab…'],
  ['ab🏺cd', 5, 'ab🏺…'],
])('makes of %s in %i %s', (text, longest, short) => {
  expect(shortText(text, longest)).toBe(short);
  expect(shortText(short, longest)).toBe(short);
});
