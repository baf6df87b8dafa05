import { describe, expect, it } from 'vitest';
import { CLAIM_LIFE, MOST_ATTEMPTS, nextAttempt } from './mail-attempts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600;
const pause = (attempts: number, random = 0.5) =>
  ((nextAttempt(attempts, NOW, random)?.getTime() ?? Number.NaN) - NOW.getTime()) / 1_000;

describe('the next try of a mail', () => {
  it.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [9, 7_680],
    [10, 4 * HOUR],
    [26, 4 * HOUR],
  ])('comes after failure %i in %i seconds', (attempts, seconds) => {
    expect(pause(attempts)).toBeCloseTo(seconds, 3);
  });

  it('varies at random by up to a fifth', () => {
    expect([pause(1, 0), pause(1, 1)].map(Math.round)).toEqual([24, 36]);
  });

  it('happens for about three days, and then no more', () => {
    let total = 0;
    for (let attempts = 1; attempts < MOST_ATTEMPTS; attempts += 1) {
      total += pause(attempts);
    }
    expect(total / HOUR / 24).toBeGreaterThan(2.8);
    expect(total / HOUR / 24).toBeLessThan(3.2);
    expect(nextAttempt(MOST_ATTEMPTS, NOW, 0.5)).toBeNull();
  });
});

it('a claim outlives the longest call of a mail server', () => {
  expect(CLAIM_LIFE).toBeGreaterThan(120_000);
});
