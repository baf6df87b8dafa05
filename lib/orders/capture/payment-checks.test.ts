import { expect, it } from 'vitest';
import * as checks from './payment-checks';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['created', 0, 1],
  ['created', 15 * MINUTE - 1, 1],
  ['created', 15 * MINUTE, 5],
  ['created', 4 * HOUR - 1, 5],
  ['created', 4 * HOUR, 60],
  ['created', 1_000 * HOUR, 60],
  ['pending', 0, 5],
  ['pending', HOUR - 1, 5],
  ['pending', HOUR, 30],
  ['pending', 24 * HOUR - 1, 30],
  ['pending', 24 * HOUR, 240],
  ['pending', 1_000 * HOUR, 240],
] as const)(
  'a payment that is %s for %i milliseconds is checked again in %i minutes',
  (status, age, minutes) => {
    const createdAt = new Date(now.getTime() - age);
    expect(checks.nextPaymentCheck(status, createdAt, now)).toEqual(
      new Date(now.getTime() + minutes * MINUTE),
    );
  },
);

it('has limits that fit PayPal’s own', () => {
  expect(checks).toMatchObject({
    CAPTURE_CHECK: 10_000,
    CAPTURE_UNDER_WAY: 5 * MINUTE,
    LONGEST_APPROVED: 24 * HOUR,
    LONGEST_PENDING: 72 * HOUR,
    LONGEST_REFUNDED: 72 * HOUR,
    LONGEST_UNCHECKED: 24 * HOUR,
    PAYPAL_ORDER_LIFE: 6 * HOUR,
    PAYPAL_ORDER_SEEN: 15 * MINUTE,
    REFUND_RETRY: MINUTE,
  });
});
