import type { OrderState, Snapshot } from '../snapshot';
import type { Ledger } from '../stand-in';
import type { Violation } from '../violation';
import { PAID } from './paid';

type Capture = Ledger['captures'][number];

/** Statuses of a capture whose money PayPal has taken. */
const TAKEN = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Captured money minus refunds equals that of paid orders minus refunds, to the cent, per capture and in total. */
export function checkMoney({ shops, database, ledger, refunds }: Snapshot): Violation[] {
  return shops.flatMap(({ slug, account, merchantId }) => {
    const orders = database.orders.filter((order) => order.slug === slug);
    const captures = ledger.captures.filter(
      ({ clientId, status }) => clientId === account.clientId && TAKEN.has(status),
    );
    const texts = [
      ...captures.flatMap((capture) => problemsOfCapture(capture, orders)),
      ...orders.flatMap((order) => problemsOfOrder(order, captures)),
      ...problemsOfSums(orders, captures),
      ...(merchantId === null ? problemsOfFees(orders, captures) : []),
      ...problemsOfPartner(merchantId, orders, captures, ledger.refunds),
      ...problemsOfCarts(orders, captures),
      ...orders.filter(({ id }) => !refunds.some(({ orderId }) => orderId === id)).flatMap(problemsOfUnasked),
    ];
    return texts.map((text) => ({ statement: 'money' as const, text: `${slug}: ${text}` }));
  });
}

/** A capture that was not refunded belongs to one paid order, with its amount. */
function problemsOfCapture(
  { id, orderId, amount, refunded, currency }: Capture,
  orders: OrderState[],
): string[] {
  const kept = amount - refunded;
  const found = orders.flatMap((order) =>
    order.payments.filter(({ captureId }) => captureId === id).map((payment) => ({ order, payment })),
  );
  const [owner] = found;
  if (found.length > 1) {
    return [`capture ${id} is booked ${found.length} times`];
  }
  if (kept === 0) {
    return [];
  }
  if (owner === undefined) {
    return [`capture ${id} of ${kept} (PayPal order ${orderId}) belongs to no order`];
  }
  const { order, payment } = owner;
  if (payment.status !== 'captured' || !PAID.has(order.paymentStatus)) {
    return [`capture ${id} of ${kept} is of order ${order.number}, which is ${order.paymentStatus}`];
  }
  return currency === 'USD' && payment.amountCents - payment.refundedCents === kept
    ? []
    : [`capture ${id} keeps ${kept} ${currency}, order ${order.number} says otherwise`];
}

/** A paid order has a capture of its total at PayPal, and only one that was not refunded. */
function problemsOfOrder(order: OrderState, captures: Capture[]): string[] {
  const captured = order.payments.filter(({ status }) => status === 'captured');
  const missing = captured.filter(({ captureId }) => !captures.some(({ id }) => id === captureId));
  const kept = captured.filter(({ amountCents, refundedCents }) => refundedCents < amountCents);
  const isPaid = PAID.has(order.paymentStatus);
  return [
    ...missing.map(
      ({ captureId }) => `order ${order.number} has a capture that PayPal has not: ${captureId}`,
    ),
    ...(isPaid && captured.length === 0 ? [`order ${order.number} is paid without a capture`] : []),
    ...(isPaid && captured.every(({ amountCents }) => amountCents !== order.totalCents) && captured.length > 0
      ? [`order ${order.number} was not paid its total`]
      : []),
    ...(order.paymentStatus === 'paid' && kept.length !== 1
      ? [`order ${order.number} is paid by ${kept.length} captures`]
      : []),
  ];
}

/** The right capture of an order is not refunded, unless its owner refunds it. */
const problemsOfUnasked = ({ number, payments }: OrderState): string[] =>
  payments.some(({ status, refundedCents }) => status === 'captured' && refundedCents > 0)
    ? [`order ${number} was refunded, and nobody asked for it`]
    : [];

/** Of all orders of one cart only one is captured, refunded or not. */
function problemsOfCarts(orders: OrderState[], captures: Capture[]): string[] {
  const taken = orders.filter(({ payments }) =>
    payments.some(({ captureId }) => captures.some(({ id }) => id === captureId)),
  );
  return taken.flatMap(({ cartId, number }, index) => {
    const isSecond = cartId !== null && taken.findIndex((order) => order.cartId === cartId) < index;
    return isSecond ? [`order ${number} was paid, and its cart was paid before`] : [];
  });
}

/** The sums, computed from either side alone. */
function problemsOfSums(orders: OrderState[], captures: Capture[]): string[] {
  const taken = sum(captures.map(({ amount, refunded }) => amount - refunded));
  const booked = sum(
    orders
      .filter(({ paymentStatus }) => PAID.has(paymentStatus))
      .flatMap(({ payments }) => payments)
      .filter(({ status }) => status === 'captured')
      .map(({ amountCents, refundedCents }) => amountCents - refundedCents),
  );
  return taken === booked ? [] : [`PayPal has ${taken} cents, paid orders come to ${booked}`];
}

/**
 * What PayPal has given the platform of a connected shop's money, and taken back, is what the ledger of fees says. A shop
 * with keys of its own gives nothing there.
 */
function problemsOfPartner(
  merchantId: string | null,
  orders: OrderState[],
  captures: Capture[],
  refunds: Ledger['refunds'],
): string[] {
  const keptOf = ({ id, platformFee }: Capture) =>
    platformFee -
    sum(refunds.filter(({ captureId }) => captureId === id).map((refund) => refund.platformFee));
  const given = sum(captures.map(keptOf));
  const booked = sum(orders.map(({ bookedFeeCents }) => bookedFeeCents));
  const expected = merchantId === null ? 0 : booked;
  return [
    ...captures
      .filter((capture) => merchantId !== null && capture.merchantId !== merchantId)
      .map(({ id }) => `capture ${id} went to another account`),
    ...captures
      .filter((capture) => capture.refunded === capture.amount && keptOf(capture) !== 0)
      .map((capture) => `the platform keeps ${keptOf(capture)} cents of ${capture.id}, which went back`),
    ...(given === expected ? [] : [`PayPal gave the platform ${given} cents, and ${expected} were expected`]),
  ];
}

/** The ledger of fees, against what PayPal has captured and refunded: a refund returns its part of the fee. */
function problemsOfFees(orders: OrderState[], captures: Capture[]): string[] {
  const expected = sum(
    orders
      .flatMap(({ payments }) => payments)
      .filter(({ status }) => status === 'captured')
      .map(({ captureId, platformFeeCents: fee }) => {
        const capture = captures.find(({ id }) => id === captureId);
        // Half a cent is rounded up, on the sum of all refunds.
        return capture === undefined
          ? 0
          : fee - Math.floor((2 * fee * capture.refunded + capture.amount) / (2 * capture.amount));
      }),
  );
  const booked = sum(orders.map(({ bookedFeeCents }) => bookedFeeCents));
  return expected === booked
    ? []
    : [`fees of PayPal's captures are ${expected} cents, the ledger has ${booked}`];
}
