import { expect, it } from 'vitest';
import { drainDelay } from './drain-delay.mjs';

it.each([
  [undefined, 0],
  ['', 0],
  ['5', 5_000],
  ['-1', 0],
  ['soon', 0],
  ['600', 60_000],
])('DRAIN_DELAY_SECONDS=%s waits %d ms', (DRAIN_DELAY_SECONDS, delay) => {
  expect(drainDelay({ DRAIN_DELAY_SECONDS })).toBe(delay);
});
