import { expect, it } from 'vitest';
import { memoryLimit } from './memory-limit';

it('allows so many of a key in a window, and begins again after it', () => {
  const limit = memoryLimit({ points: 2, seconds: 60, mostKeys: 10 });
  expect([0, 1, 2].map((second) => limit.take('a', second * 1_000))).toEqual([true, true, false]);
  expect(limit.take('b', 3_000)).toBe(true);
  expect(limit.take('a', 59_999)).toBe(false);
  expect(limit.take('a', 60_000)).toBe(true);
});

it('remembers so many keys at most', () => {
  const limit = memoryLimit({ points: 5, seconds: 60, mostKeys: 2 });
  expect(['a', 'b', 'c', 'a'].map((key) => limit.take(key, 0))).toEqual([true, true, false, true]);
});
