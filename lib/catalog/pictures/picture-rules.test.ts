import { expect, it } from 'vitest';
import { firstPosition } from './first-position';
import { moved, objectPosition, wholePercent } from './picture-rules';

it('moves one entry, and leaves the others in their order', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  for (const [from, to] of [
    [0, -1],
    [3, 4],
    [4, 0],
    [1, 1],
  ] as const) {
    expect(moved(list, from, to)).toBe(list);
  }
});

it('crops around the focal point, and says nothing for the centre', () => {
  expect(objectPosition({ focalX: 20, focalY: 85 })).toBe('20% 85%');
  expect(objectPosition({ focalX: 50, focalY: 50 })).toBeUndefined();
  expect(objectPosition({ focalX: 50, focalY: 0 })).toBe('50% 0%');
  expect(firstPosition([{ focalX: 1, focalY: 2 }])).toBe('1% 2%');
  expect(firstPosition([{ focalX: 50, focalY: 50 }])).toBeNull();
  expect(firstPosition([])).toBeNull();
});

it('makes any coordinate a whole percentage', () => {
  expect([-3, 0.4, 49.6, 100.2, Number.NaN].map(wholePercent)).toEqual([0, 0, 50, 100, 50]);
});
