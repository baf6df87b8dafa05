import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_STATUSES,
  type AttemptStatus,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@/lib/orders/status/status';
import { DECLINE_ISSUES } from '@/lib/testing/outside/decline-issues';
import { answerWithoutAsking, isDecline, isPaidOtherwise } from './capture-answer';

const open = ['created', 'failed', 'expired'] as const;
const completed = { ok: true, value: 'COMPLETED' };
const pending = { ok: true, value: 'PENDING' };
const refused = { ok: false, error: 'order_not_payable' };

const answer = (
  status: AttemptStatus,
  paymentStatus: PaymentStatus,
  orderStatus: 'pending' | 'cancelled' = 'pending',
) => answerWithoutAsking({ status, order: { status: orderStatus, paymentStatus } });

describe('without asking PayPal', () => {
  it('a captured payment is answered as COMPLETED, whatever the status of its order', () => {
    for (const status of ORDER_STATUSES) {
      for (const paymentStatus of PAYMENT_STATUSES) {
        expect(answerWithoutAsking({ status: 'captured', order: { status, paymentStatus } })).toEqual(
          completed,
        );
      }
    }
  });

  it.each([...open, 'pending'] as const)(
    'a payment that is %s is refused if its order is cancelled or refunded',
    (status) => {
      for (const paymentStatus of PAYMENT_STATUSES) {
        expect(answer(status, paymentStatus, 'cancelled')).toEqual(refused);
      }
      expect(answer(status, 'refunded')).toEqual(refused);
    },
  );

  it.each<[PaymentStatus, typeof completed | null]>([
    ['unpaid', null],
    ['failed', null],
    ['pending', pending],
    ['paid', completed],
    ['partially_refunded', completed],
  ])('a payment of an order that is %s is answered as %o', (paymentStatus, expected) => {
    for (const status of open) {
      expect(answer(status, paymentStatus)).toEqual(expected);
    }
  });

  it('a pending payment of a pending order has no answer: PayPal has to be asked', () => {
    expect(answer('pending', 'pending')).toBeNull();
    expect(answer('pending', 'unpaid')).toBeNull();
    expect(answer('pending', 'paid')).toEqual(completed);
  });
});

it('an order counts as paid otherwise if another payment has paid it or is pending', () => {
  const decided = (status: AttemptStatus) => PAYMENT_STATUSES.filter((of) => isPaidOtherwise(status, of));
  expect(ATTEMPT_STATUSES.map((status) => [status, decided(status)])).toEqual([
    ['created', ['pending', 'paid', 'partially_refunded', 'refunded']],
    ['pending', ['paid', 'partially_refunded', 'refunded']],
    ['captured', []],
    ['failed', ['pending', 'paid', 'partially_refunded', 'refunded']],
    ['expired', ['pending', 'paid', 'partially_refunded', 'refunded']],
  ]);
});

it.each(DECLINE_ISSUES)('%s is a decline', (issue) => {
  expect(isDecline(issue)).toBe(true);
});

it.each(['ORDER_NOT_APPROVED', 'ORDER_ALREADY_CAPTURED', ''])('%j is not a decline', (issue) => {
  expect(isDecline(issue)).toBe(false);
});
