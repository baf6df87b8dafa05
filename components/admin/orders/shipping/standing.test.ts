import { expect, it } from 'vitest';
import { standingOf } from './standing';

const open = { isCancelled: false, isPickup: false, count: 2, hasAny: false };

it.each([
  [{}, 'Nothing has left yet: 2 pieces to send.'],
  [{ hasAny: true }, '2 pieces still to send.'],
  [{ count: 0, hasAny: true }, 'Every piece has left.'],
  [{ isPickup: true }, 'Nothing is ready yet: 2 pieces to pick up.'],
  [{ isCancelled: true }, null],
  [{ isCancelled: true, hasAny: true }, null],
])('of an order that is %o', (changes, words) => {
  expect(standingOf({ ...open, ...changes })).toBe(words);
});
