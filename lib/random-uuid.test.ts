import { expect, it } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid';

it('is a UUID, and another one each time', () => {
  const ids = Array.from({ length: 200 }, randomUuid);
  expect(ids.filter((id) => !z.uuid().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
