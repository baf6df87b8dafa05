import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import {
  ORDER_STATUSES,
  type OrderStatus,
  orderMovesFrom,
  orderStatusesBefore,
  PAYMENT_STATUSES,
  paymentStatusesBefore,
} from './status';

const MOVES: Record<OrderStatus, OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

describe('the status of an order', () => {
  it.each(ORDER_STATUSES)('%s changes only as its table allows', (from) => {
    expect(ORDER_STATUSES.filter((to) => orderStatusesBefore(to).includes(from))).toEqual(MOVES[from]);
    expect(orderMovesFrom(from)).toEqual(MOVES[from]);
  });
});

describe('the status of a payment', () => {
  examples('becomes %s only from %o', paymentStatusesBefore, [
    ['unpaid', []],
    ['pending', ['unpaid', 'failed']],
    ['paid', ['unpaid', 'pending', 'failed']],
    ['failed', ['unpaid', 'pending']],
    ['partially_refunded', ['paid']],
    ['refunded', ['paid', 'partially_refunded']],
  ]);

  it('never goes back to unpaid, and never leaves refunded', () => {
    for (const to of PAYMENT_STATUSES) {
      expect(paymentStatusesBefore(to)).not.toContain('refunded');
    }
    expect(paymentStatusesBefore('unpaid')).toEqual([]);
  });
});
