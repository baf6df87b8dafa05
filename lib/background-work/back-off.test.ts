import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { later, pauseAfter, pauseAtAge, type Steps } from './back-off';

const backOff = { first: 100, longest: 1_000 };

describe('a pause', () => {
  examples('after %i tries is %i milliseconds', (tries: number) => pauseAfter(backOff, tries), [
    [0, 100],
    [1, 100],
    [2, 200],
    [3, 400],
    [4, 800],
    [5, 1_000],
    [1_000_000, 1_000],
  ]);

  it.each([
    [0, 80],
    [0.5, 100],
    [1, 120],
  ])('varies randomly by a share: at %d it is %i', (random, pause) => {
    expect(pauseAfter({ ...backOff, jitter: 0.2 }, 1, random)).toBeCloseTo(pause, 6);
  });
});

const STEPS: Steps = [{ until: 10, pause: 1 }, { until: 100, pause: 5 }, { pause: 60 }];

examples('at the age of %i the pause is %i', (age: number) => pauseAtAge(STEPS, age), [
  [0, 1],
  [9, 1],
  [10, 5],
  [99, 5],
  [100, 60],
  [1e9, 60],
]);

it('a later time is later by this many milliseconds', () => {
  expect(later(new Date(1_000), 500)).toEqual(new Date(1_500));
});
