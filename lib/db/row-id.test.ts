import { expect, it } from 'vitest';
import { newRowId } from './row-id';

it('gives ids that sort in the order in which they were given, within a millisecond too', () => {
  const ids = Array.from({ length: 5_000 }, newRowId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
