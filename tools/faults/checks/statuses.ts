import {
  ORDER_STATUSES,
  type OrderStatus,
  orderMovesFrom,
  PAYMENT_STATUSES,
  type PaymentStatus,
  paymentStatusesBefore,
} from '../../../lib/orders/status/status';
import type { OrderState, Snapshot } from '../snapshot';
import type { Violation } from '../violation';

const orderStatus = (text: string | null) => ORDER_STATUSES.find((status) => status === text);
const paymentStatus = (text: string | null) => PAYMENT_STATUSES.find((status) => status === text);

/** The events of each order lead along the tables of lib/orders/status/status.ts to its present status. */
export function checkStatuses({ database }: Snapshot): Violation[] {
  return database.orders.flatMap((order) =>
    [...problemsOfOrderMoves(order), ...problemsOfPaymentMoves(order)].map((text) => ({
      statement: 'statuses' as const,
      text: `order ${order.number} of ${order.slug}: ${text}`,
    })),
  );
}

function problemsOfOrderMoves({ status, events }: OrderState): string[] {
  const created = events.filter(({ kind }) => kind === 'order.created');
  const moves = events.filter(
    ({ kind, to }) => kind.startsWith('order.') && kind !== 'order.created' && orderStatus(to) !== undefined,
  );
  if (created.length !== 1) {
    return [`was created ${created.length} times`];
  }
  let now: OrderStatus = 'pending';
  for (const { from, to } of moves) {
    const next = orderStatus(to);
    if (next === undefined || !orderMovesFrom(now).includes(next) || (from !== null && from !== now)) {
      return [`went from ${now} to ${to}`];
    }
    now = next;
  }
  return now === status ? [] : [`is ${status}, and its events lead to ${now}`];
}

/** Events of the same moment have no order, so any valid sequence is accepted. */
function problemsOfPaymentMoves(order: OrderState): string[] {
  // Both status machines know 'pending', so an order's own moves are excluded by their name.
  const payments = order.events.flatMap(({ kind, to }) => {
    const next = kind.startsWith('order.') ? undefined : paymentStatus(to);
    return next === undefined ? [] : [next];
  });
  return leads('unpaid', payments, order.paymentStatus)
    ? []
    : [`its payment is ${order.paymentStatus}, its events say ${payments.join(', ') || 'nothing'}`];
}

/** True if some sequence of the moves leads from one status to the other along the table. */
function leads(from: PaymentStatus, moves: readonly PaymentStatus[], to: string): boolean {
  if (moves.length === 0) {
    return from === to;
  }
  return moves.some(
    (next, index) =>
      moves.indexOf(next) === index &&
      (paymentStatusesBefore(next).includes(from) || (next === from && next === 'partially_refunded')) &&
      leads(next, moves.toSpliced(index, 1), to),
  );
}
