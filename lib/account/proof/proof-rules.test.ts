import { expect, it } from 'vitest';
import { isProofFresh } from './proof-rules';

const NOW = Date.UTC(2026, 10, 23);

it.each([
  [0, true],
  [10 * 60_000 - 1, true],
  [10 * 60_000, false],
  [24 * 60 * 60_000, false],
])('a proof of %i ms ago counts: %s', (ago, isFresh) => {
  expect(isProofFresh(new Date(NOW - ago), NOW)).toBe(isFresh);
});
