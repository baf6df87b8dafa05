// Damages the snapshot in every way that each check knows: a check that cannot fail proves nothing.
import { describe, expect, test } from 'vitest';
import type { OrderState, Snapshot } from '../snapshot';
import type { Statement } from '../violation';
import { findViolations } from './check';
import { paidOrder, sound } from './sample';

type Breakage = [
  name: string,
  statement: Statement,
  damage: (snapshot: Snapshot, order: OrderState) => object,
];

/** The violations of a sound snapshot after `damage` was merged into it. */
function violationsOf(damage: Breakage[2]) {
  const snapshot = sound();
  const order = paidOrder();
  const laid = damage(snapshot, order);
  return findViolations({ ...snapshot, database: { ...snapshot.database, orders: [order] }, ...laid });
}

const withDatabase = (snapshot: Snapshot, part: Partial<Snapshot['database']>) => ({
  database: { ...snapshot.database, ...part },
});
const withCapture = (snapshot: Snapshot, part: object) => ({
  ledger: {
    ...snapshot.ledger,
    captures: snapshot.ledger.captures.map((capture) => ({ ...capture, ...part })),
  },
});
/** The same payment of a shop that is connected through the platform. */
const ofPartner = (snapshot: Snapshot, part: object = {}) => ({
  ...withCapture(snapshot, { merchantId: 'SELLER', platformFee: 88, ...part }),
  shops: snapshot.shops.map((shop) => ({ ...shop, merchantId: 'SELLER' })),
});
const change = (order: OrderState, part: Partial<OrderState>) => {
  Object.assign(order, part);
  return {};
};
const payment = { ...paidOrder().payments[0], id: 'payment-2', paypalOrderId: 'PP2', captureId: 'CAP2' };
const [mail] = sound().mails;
const [attempt] = sound().attempts;

const breakages: Breakage[] = [
  [
    'a piece that was sold twice',
    'stock',
    (snapshot) =>
      withDatabase(snapshot, {
        stock: [{ slug: 'alder-works', variant: 'vase', counted: 1, sold: 2, onHand: 0 }],
      }),
  ],
  ['a capture without an order', 'money', (snapshot) => withDatabase(snapshot, { orders: [], counters: [] })],
  [
    'a paid order without a capture',
    'money',
    (snapshot) => ({ ledger: { ...snapshot.ledger, captures: [] } }),
  ],
  [
    'a cart that was paid twice',
    'money',
    (snapshot, order) => {
      const other = {
        ...order,
        id: 'order-2',
        number: 1_002,
        key: 'attempt-2',
        email: 'attempt-2@x.example',
      };
      const [capture] = snapshot.ledger.captures;
      const second = { ...capture, id: 'CAP2', orderId: 'PP2' } as Snapshot['ledger']['captures'][number];
      return {
        database: {
          ...snapshot.database,
          orders: [order, { ...other, payments: [{ ...payment } as OrderState['payments'][number]] }],
        },
        ledger: { ...snapshot.ledger, captures: [...snapshot.ledger.captures, second] },
      };
    },
  ],
  ['a paid order without a payment', 'money', (_, order) => change(order, { payments: [] })],
  ['another amount than booked', 'money', (snapshot) => withCapture(snapshot, { amount: 1_999 })],
  ['a fee that is booked twice', 'money', (_, order) => change(order, { bookedFeeCents: 176 })],
  [
    'a fee that PayPal gave for a shop with keys of its own',
    'money',
    (snapshot) => withCapture(snapshot, { platformFee: 88 }),
  ],
  ['another fee from PayPal than booked', 'money', (snapshot) => ofPartner(snapshot, { platformFee: 87 })],
  [
    'a payment of a connected shop to another account',
    'money',
    (snapshot) => ofPartner(snapshot, { merchantId: 'ALDER' }),
  ],
  ['another currency', 'money', (snapshot) => withCapture(snapshot, { currency: 'EUR' })],
  ['a refund that is not booked', 'money', (snapshot) => withCapture(snapshot, { refunded: 500 })],
  [
    'a refund that nobody asked for',
    'money',
    (snapshot, order) => {
      change(order, {
        paymentStatus: 'refunded',
        payments: order.payments.map((one) => ({ ...one, refundedCents: 2_000 })),
      });
      return withCapture(snapshot, { refunded: 2_000, status: 'REFUNDED' });
    },
  ],
  [
    'an order that was not paid its total',
    'money',
    (_, order) =>
      change(order, {
        totalCents: 2_500,
        items: [{ priceCents: 2_500, quantity: 1, upchargeCents: 0, subtotalCents: 2_500 }],
      }),
  ],
  [
    'money of an order that counts as unpaid',
    'money',
    (_, order) => change(order, { paymentStatus: 'unpaid' }),
  ],
  [
    'an order paid twice',
    'money',
    (snapshot, order) => {
      change(order, {
        payments: [...order.payments, ...paidOrder().payments.map((one) => ({ ...one, ...payment }))],
      });
      return {
        ledger: {
          ...snapshot.ledger,
          captures: snapshot.ledger.captures.flatMap((capture) => [capture, { ...capture, id: 'CAP2' }]),
        },
      };
    },
  ],
  [
    'two orders of one attempt',
    'attempts',
    (snapshot) =>
      withDatabase(snapshot, {
        orders: [paidOrder(), { ...paidOrder(), id: 'order-2', number: 1_002, key: 'attempt-2' }],
        counters: [{ slug: 'alder-works', last: 1_002 }],
      }),
  ],
  ['an order of no attempt', 'attempts', () => ({ attempts: [] })],
  ['items that do not sum to the total', 'attempts', (_, order) => change(order, { totalCents: 2_001 })],
  [
    'an item that is not its price times its quantity',
    'attempts',
    (_, order) =>
      change(order, { items: [{ priceCents: 999, quantity: 2, upchargeCents: 0, subtotalCents: 2_000 }] }),
  ],
  ['a gap in the numbers', 'attempts', (_, order) => change(order, { number: 1_002 })],
  [
    'a number that was given to no order',
    'attempts',
    (snapshot) => withDatabase(snapshot, { counters: [{ slug: 'alder-works', last: 1_002 }] }),
  ],
  [
    'a move that no table has',
    'statuses',
    (_, order) =>
      change(order, {
        status: 'completed',
        events: [...order.events.slice(0, 3), { kind: 'order.status', from: 'pending', to: 'completed' }],
      }),
  ],
  ['a status without its event', 'statuses', (_, order) => change(order, { status: 'completed' })],
  [
    'a payment that was paid twice over',
    'statuses',
    (_, order) =>
      change(order, { events: [...order.events, { kind: 'payment.captured', from: null, to: 'paid' }] }),
  ],
  [
    'a payment status without its event',
    'statuses',
    (_, order) => change(order, { events: order.events.filter(({ to }) => to !== 'paid') }),
  ],
  [
    'an order that was created twice',
    'statuses',
    (_, order) => change(order, { events: [...order.events.slice(0, 1), ...order.events] }),
  ],
  [
    'a row that points into another shop',
    'isolation',
    (snapshot) => withDatabase(snapshot, { strays: [{ link: 'payments.order_id', rows: 1 }] }),
  ],
  [
    'a payment at another account',
    'isolation',
    (snapshot) => withCapture(snapshot, { customId: 'id-of-birch-lane:order-1' }),
  ],
  [
    'an order at another shop than it was placed',
    'isolation',
    (_, order) => change(order, { slug: 'birch-lane' }),
  ],
  [
    'a mail in the name of another shop',
    'isolation',
    () => ({ mails: [{ ...mail, fromName: 'Birch Lane' }] }),
  ],
  [
    'a mail with words of another shop',
    'isolation',
    () => ({ mails: [{ ...mail, content: 'Birchbark Mug' }] }),
  ],
  [
    'a page with words of another shop',
    'isolation',
    () => ({ pages: [{ slug: 'alder-works', path: '/', body: 'Birchbark Mug' }] }),
  ],
  ['an acknowledged order that is gone', 'promises', (snapshot) => withDatabase(snapshot, { orders: [] })],
  [
    'an order of another number than acknowledged',
    'promises',
    () => ({ attempts: [{ ...attempt, order: { id: 'order-1', number: 1_007, totalCents: 2_000 } }] }),
  ],
  [
    'an acknowledged payment that is gone',
    'promises',
    (_, order) => change(order, { paymentStatus: 'unpaid' }),
  ],
  [
    'an acknowledged refund that is gone',
    'promises',
    () => ({ refunds: [{ slug: 'alder-works', id: 'refund-1', orderId: 'order-1', isAcknowledged: true }] }),
  ],
  [
    'a cached page that did not answer',
    'recovery',
    () => ({
      outages: [
        { what: 'it', cachedPages: { asked: 4, answered: 3 }, recoveryMilliseconds: 1, usualMilliseconds: 1 },
      ],
    }),
  ],
  [
    'an outage in which no page was looked at',
    'recovery',
    () => ({
      outages: [
        { what: 'it', cachedPages: { asked: 0, answered: 0 }, recoveryMilliseconds: 1, usualMilliseconds: 1 },
      ],
    }),
  ],
  [
    'a recovery that took too long',
    'recovery',
    () => ({
      outages: [
        {
          what: 'it',
          cachedPages: { asked: 4, answered: 4 },
          recoveryMilliseconds: 11_000,
          usualMilliseconds: 200,
        },
      ],
    }),
  ],
  [
    'work that nobody did',
    'recovery',
    (snapshot) => withDatabase(snapshot, { waiting: { refunds: 0, events: 1 } }),
  ],
  ['a paid order without its confirmation', 'mails', (_, order) => change(order, { mails: [] })],
  ['a mail that never came', 'mails', () => ({ mails: [] })],
  ['a mail that came twice', 'mails', (snapshot) => ({ mails: [...snapshot.mails, ...snapshot.mails] })],
  [
    'a mail that was not sent',
    'mails',
    (_, order) => change(order, { mails: order.mails.map((one) => ({ ...one, isSent: false })) }),
  ],
  [
    'a confirmation of an order that is not paid',
    'mails',
    (_, order) => change(order, { paymentStatus: 'unpaid' }),
  ],
];

test('a sound snapshot has no violations', () => {
  expect(findViolations(sound())).toEqual([]);
});

describe('is a violation:', () => {
  test.each(breakages)('%s', (_name, statement, damage) => {
    expect(violationsOf(damage).map((violation) => violation.statement)).toContain(statement);
  });
});

test('a complaint of a round counts as a violation', () => {
  const complaint = { statement: 'money' as const, text: 'money was taken twice' };
  expect(findViolations({ ...sound(), complaints: [complaint] })).toEqual([complaint]);
});

describe('is no violation:', () => {
  test('a second copy of a mail after a cut, with the same id', () => {
    const { mails } = sound();
    expect(findViolations({ ...sound(), mails: [...mails, ...mails], interruptions: 1 })).toEqual([]);
  });

  test('a fee that PayPal gave for a connected shop, as it is booked', () => {
    const snapshot = sound();
    expect(findViolations({ ...snapshot, ...ofPartner(snapshot) })).toEqual([]);
  });

  test('a capture of the wrong amount that was refunded', () => {
    const snapshot = sound();
    const [capture] = snapshot.ledger.captures;
    const back = { ...capture, id: 'CAP9', amount: 100, refunded: 100, status: 'REFUNDED' };
    const captures = [
      ...snapshot.ledger.captures,
      ...snapshot.ledger.captures.map((one) => ({ ...one, ...back })),
    ];
    expect(findViolations({ ...snapshot, ledger: { ...snapshot.ledger, captures } })).toEqual([]);
  });

  test('a payment that was declined, reviewed, and refunded in parts', () => {
    const order = paidOrder();
    change(order, {
      paymentStatus: 'refunded',
      events: [
        ...order.events.slice(0, 2),
        ...['failed', 'pending', 'paid', 'partially_refunded', 'partially_refunded', 'refunded'].map(
          (to) => ({
            kind: 'payment.moved',
            from: null,
            to,
          }),
        ),
        ...order.events.slice(3),
      ],
      payments: order.payments.map((one) => ({ ...one, refundedCents: one.amountCents })),
      bookedFeeCents: 0,
    });
    const refunds = [{ slug: 'alder-works', id: 'refund-1', orderId: 'order-1', isAcknowledged: false }];
    const snapshot = {
      ...sound(),
      refunds,
      ...withCapture(sound(), { refunded: 2_000, status: 'REFUNDED' }),
    };
    expect(findViolations({ ...snapshot, database: { ...snapshot.database, orders: [order] } })).toEqual([]);
  });
});
