// A sound state of two shops, for the test of the checks.
import type { OrderState, Snapshot } from '../snapshot';

const shop = (slug: string, name: string, word: string) => ({
  id: `id-of-${slug}`,
  slug,
  host: `${slug}.localhost`,
  name,
  account: { clientId: `account-${slug}`, clientSecret: 'secret', isPartner: slug === 'birch-lane' },
  merchantId: slug === 'birch-lane' ? 'SELLER' : null,
  owner: { email: `owner@${slug}.test`, password: 'password' },
  webhookId: 'WH',
  products: [{ id: 'p', name: `${word} Mug`, priceCents: 1_000 }],
});

const shops = [
  shop('alder-works', 'Alder Works', 'Alderwood'),
  shop('birch-lane', 'Birch Lane', 'Birchbark'),
];

const MAIL = '0190a1b2-0000-7000-8000-000000000001';

/** A captured order. */
export const paidOrder = (): OrderState => ({
  id: 'order-1',
  tenantId: 'id-of-alder-works',
  slug: 'alder-works',
  number: 1_001,
  key: 'attempt-1',
  cartId: 'c'.repeat(32),
  email: 'attempt-1@alder-works.example',
  totalCents: 2_000,
  status: 'processing',
  paymentStatus: 'paid',
  items: [{ priceCents: 1_000, quantity: 2, upchargeCents: 0, subtotalCents: 2_000 }],
  events: [
    { kind: 'order.created', from: null, to: 'pending' },
    { kind: 'payment.started', from: null, to: null },
    { kind: 'payment.captured', from: null, to: 'paid' },
    { kind: 'order.status', from: 'pending', to: 'processing' },
  ],
  payments: [
    {
      id: 'payment-1',
      paypalOrderId: 'PP1',
      captureId: 'CAP1',
      status: 'captured',
      amountCents: 2_000,
      refundedCents: 0,
      platformFeeCents: 88,
    },
  ],
  bookedFeeCents: 88,
  refunds: [],
  mails: [{ id: MAIL, kind: 'order_confirmation', subject: '', isSent: true }],
});

/** Everything of one paid order, without violations. */
export const sound = (): Snapshot => ({
  shops,
  database: {
    orders: [paidOrder()],
    counters: [{ slug: 'alder-works', last: 1_001 }],
    strays: [],
    stock: [{ slug: 'alder-works', variant: 'vase', counted: 3, sold: 2, onHand: 1 }],
    waiting: { refunds: 0, events: 0 },
  },
  ledger: {
    orders: [{ id: 'PP1', clientId: 'account-alder-works', status: 'COMPLETED' }],
    captures: [
      {
        id: 'CAP1',
        orderId: 'PP1',
        clientId: 'account-alder-works',
        status: 'COMPLETED',
        currency: 'USD',
        amount: 2_000,
        refunded: 0,
        merchantId: 'ALDER',
        platformFee: 0,
        customId: 'id-of-alder-works:order-1',
      },
    ],
    refunds: [],
  },
  mails: [
    {
      subject: 'Order #1001',
      content: 'Thank you. Alder Works has your order.',
      fromName: 'Alder Works',
      to: ['attempt-1@alder-works.example'],
      messageId: `<${MAIL}@makerfront.test>`,
    },
  ],
  attempts: [
    {
      slug: 'alder-works',
      key: 'attempt-1',
      email: 'attempt-1@alder-works.example',
      order: { id: 'order-1', number: 1_001, totalCents: 2_000 },
      paypalOrderId: 'PP1',
      isCompleted: true,
    },
  ],
  refunds: [],
  pages: [{ slug: 'alder-works', path: '/', body: 'Alder Works: Alderwood Mug' }],
  outages: [
    {
      what: 'PayPal',
      cachedPages: { asked: 4, answered: 4 },
      recoveryMilliseconds: 900,
      usualMilliseconds: 200,
    },
  ],
  complaints: [],
  interruptions: 0,
});
