import { expect, it } from 'vitest';
import { MOST_PIECES } from './cart';
import { parseQuantity } from './parse-quantity';

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['007', 7],
  ['2.9', 2],
  ['1', 1],
  ['0', 1],
  ['-5', 1],
  ['', 1],
  [' ', 1],
  ['abc', 1],
  ['1e9', 1],
  ['NaN', 1],
  ['Infinity', 1],
  ['9999', MOST_PIECES],
  ['10000', MOST_PIECES],
  ['9'.repeat(20), MOST_PIECES],
])('%o means %i pieces', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});
