import type { Snapshot } from '../snapshot';
import type { Violation } from '../violation';
import { PAID } from './paid';

/** Everything that a shopper was told about an order, and an owner about a refund, still holds. */
export const checkPromises = (snapshot: Snapshot): Violation[] => [
  ...checkOrders(snapshot),
  ...checkRefunds(snapshot),
];

function checkRefunds({ database, refunds }: Snapshot): Violation[] {
  const kept = database.orders.flatMap((order) => order.refunds);
  return refunds
    .filter(
      ({ id, isAcknowledged }) =>
        isAcknowledged && !kept.some((refund) => refund.id === id && refund.status !== 'failed'),
    )
    .map(({ id, slug }) => ({
      statement: 'promises',
      text: `refund ${id} of ${slug} was acknowledged and is not there`,
    }));
}

function checkOrders({ database, attempts }: Snapshot): Violation[] {
  return attempts.flatMap(({ slug, key, order, isCompleted }): Violation[] => {
    if (order === null) {
      return [];
    }
    const row = database.orders.find(({ id }) => id === order.id);
    const what = `order ${order.number} of ${slug} (${key})`;
    if (row === undefined) {
      return [{ statement: 'promises', text: `${what} was acknowledged and is not there` }];
    }
    if (row.number !== order.number || row.totalCents !== order.totalCents || row.key !== key) {
      return [{ statement: 'promises', text: `${what} is not what was acknowledged` }];
    }
    return isCompleted && !PAID.has(row.paymentStatus)
      ? [{ statement: 'promises', text: `${what} was acknowledged as paid and is ${row.paymentStatus}` }]
      : [];
  });
}
