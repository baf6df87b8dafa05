import { expect, test } from 'vitest';
import { median, percentile } from './statistics';

test('percentiles are measured values', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.2, 0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 1, 3, 5, 5]);
  expect(values).toEqual([5, 1, 4, 2, 3]);
});

test('the median of three is the middle one; of none it is NaN', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([])).toBeNaN();
});
