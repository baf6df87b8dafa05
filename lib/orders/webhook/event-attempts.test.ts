import { describe, expect, it } from 'vitest';
import { eventPause, isLastEventAttempt } from './event-attempts';

const now = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('the next attempt', () => {
  it.each([
    [1, 10_000],
    [2, 20_000],
    [3, 40_000],
    [9, 2_560_000],
    [10, HOUR],
    [1_000_000, HOUR],
  ])('after %i attempts is %i milliseconds later', (attempts, pause) => {
    expect(eventPause(attempts)).toBe(pause);
  });
});

it('the last attempt is the first one that begins after three days', () => {
  expect(isLastEventAttempt(ago(72 * HOUR), now)).toBe(false);
  expect(isLastEventAttempt(ago(72 * HOUR + 1), now)).toBe(true);
});
