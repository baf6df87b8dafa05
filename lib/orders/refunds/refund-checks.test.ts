import { expect, it } from 'vitest';
import { isRefundOverdue, nextRefundCheck } from './refund-checks';

const MINUTE = 60_000;
const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['requested', 0, 1],
  ['requested', 16, 5],
  ['requested', 5 * 60, 60],
  ['pending', 0, 5],
  ['pending', 2 * 60, 30],
  ['pending', 3 * 24 * 60, 4 * 60],
] as const)('checks a refund that is %s for %i minutes again in %i', (status, age, pause) => {
  const createdAt = new Date(now.getTime() - age * MINUTE);
  expect(nextRefundCheck(status, createdAt, now)).toEqual(new Date(now.getTime() + pause * MINUTE));
});

it.each([
  ['requested', 24 * 60 - 1, false],
  ['requested', 24 * 60, true],
  ['pending', 72 * 60 - 1, false],
  ['pending', 72 * 60, true],
] as const)('a refund that is %s for %i minutes is overdue: %s', (status, age, expected) => {
  expect(isRefundOverdue(status, new Date(now.getTime() - age * MINUTE), now)).toBe(expected);
});
