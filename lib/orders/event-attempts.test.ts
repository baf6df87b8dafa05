import { describe, expect, it } from 'vitest';
import { nextEventAttempt } from './event-attempts';

const now = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const pauseAfter = (attempts: number) =>
  (nextEventAttempt(attempts, now, now)?.getTime() ?? Number.NaN) - now.getTime();

describe('the next attempt', () => {
  it.each([
    [1, 10_000],
    [2, 20_000],
    [3, 40_000],
    [9, 2_560_000],
    [10, HOUR],
    [1_000_000, HOUR],
  ])('after %i is %i milliseconds later', (attempts, pause) => {
    expect(pauseAfter(attempts)).toBe(pause);
  });

  it('is made for three days', () => {
    expect(nextEventAttempt(80, ago(72 * HOUR), now)).toEqual(new Date(now.getTime() + HOUR));
    expect(nextEventAttempt(80, ago(72 * HOUR + 1), now)).toBeNull();
  });
});
