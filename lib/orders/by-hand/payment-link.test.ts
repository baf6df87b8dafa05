import { expect, it } from 'vitest';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/orders/status/status';
import { isPayableByLink } from './payment-link';

const now = new Date('2026-12-01T12:00:00Z');
const later = new Date(now.getTime() + 1);
const order = { status: 'pending', paymentStatus: 'unpaid', payUntil: later } as const;

it('an order can be paid by its link until the link ends', () => {
  expect(isPayableByLink(order, now)).toBe(true);
  expect(isPayableByLink({ ...order, payUntil: now }, now)).toBe(false);
});

it('an order of the checkout has no link', () => {
  expect(isPayableByLink({ ...order, payUntil: null }, now)).toBe(false);
});

it('only one that waits for its payment, and is not cancelled', () => {
  const payable = ORDER_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.filter((paymentStatus) => isPayableByLink({ ...order, status, paymentStatus }, now)).map(
      (paymentStatus) => `${status} ${paymentStatus}`,
    ),
  );
  expect(payable.sort()).toEqual(
    ['pending', 'processing', 'completed']
      .flatMap((status) => [`${status} failed`, `${status} unpaid`])
      .sort(),
  );
});
