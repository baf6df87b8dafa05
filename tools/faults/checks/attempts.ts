import type { OrderState, Snapshot } from '../snapshot';
import type { Violation } from '../violation';

const FIRST_NUMBER = 1_001;

/** One order per checkout attempt, whose items add up to its total; order numbers have no gaps. */
export function checkAttempts({ shops, database, attempts }: Snapshot): Violation[] {
  const texts = [
    ...database.orders.flatMap(problemsOfItems),
    ...attempts.flatMap(({ email, key }) => {
      const { length } = database.orders.filter((order) => order.email === email || order.key === key);
      return length > 1 ? [`${key} has ${length} orders`] : [];
    }),
    ...database.orders
      .filter(({ key }) => !attempts.some((attempt) => attempt.key === key))
      .map(({ number, slug }) => `order ${number} of ${slug} is of no attempt`),
    ...shops.flatMap(({ slug }) => problemsOfNumbers(slug, database)),
  ];
  return texts.map((text) => ({ statement: 'attempts', text }));
}

function problemsOfItems({ slug, number, items, totalCents }: OrderState): string[] {
  const isPriced = items.every(
    ({ priceCents, quantity, upchargeCents, subtotalCents }) =>
      priceCents * quantity + upchargeCents === subtotalCents,
  );
  const total = items.reduce((sum, { subtotalCents }) => sum + subtotalCents, 0);
  return items.length > 0 && isPriced && total === totalCents
    ? []
    : [`the items of order ${number} of ${slug} come to ${total}, its total is ${totalCents}`];
}

function problemsOfNumbers(slug: string, { orders, counters }: Snapshot['database']): string[] {
  const numbers = orders.filter((order) => order.slug === slug).map(({ number }) => number);
  const isGapless = numbers
    .toSorted((one, other) => one - other)
    .every((number, index) => number === FIRST_NUMBER + index);
  const last = counters.find((counter) => counter.slug === slug)?.last ?? FIRST_NUMBER - 1;
  return isGapless && last === FIRST_NUMBER - 1 + numbers.length
    ? []
    : [`${slug} has ${numbers.length} orders, and its numbers went up to ${last}`];
}
