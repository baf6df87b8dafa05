import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { settlePayment } from '@/lib/orders/capture/settle-payment';
import type { GatewayRefund } from '@/lib/payments/gateway';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrder, readOrder } from '@/lib/testing/rows/orders';
import { readRefunds } from '@/lib/testing/rows/paid-orders';
import { bookRefund } from './book-refund';

let tenant: Tenant;
let orderId: OrderId;
let paymentId: string;
beforeEach(async () => {
  tenant = await freshTenant();
  orderId = (await createOrder(tenant, { priceCents: 6_000 })).id;
  paymentId = await capture(1);
});

/** Books a capture of the order's total, or of another amount, for the attempt with this number. */
async function capture(attempt: number, amount = 6_000, currency = 'USD'): Promise<string> {
  const paypalOrderId = `ORDER-${attempt}`;
  const { id } = await database().payment.create({
    data: { tenantId: tenant.id, orderId, attempt, paypalOrderId, amountCents: 6_000 },
  });
  const fee = { amount: cents(amount), currency, fee: cents(258) };
  await settlePayment(tenant.id, paypalOrderId, { id: `CAPTURE-${attempt}`, status: 'COMPLETED', ...fee });
  return id;
}

const refund = (changes: Partial<GatewayRefund> = {}): GatewayRefund => ({
  id: 'REFUND-1',
  status: 'COMPLETED',
  amount: cents(2_000),
  currency: 'USD',
  reference: null,
  ...changes,
});

const book = (told: GatewayRefund, kind: 'refund' | 'reversal' = 'refund', captureId = 'CAPTURE-1') =>
  bookRefund(tenant.id, captureId, told, kind);

/** A refund that the shop has requested and PayPal has not answered. */
async function ourRefund(amountCents = 2_000): Promise<string> {
  const id = randomUUID();
  await database().refund.create({
    data: { tenantId: tenant.id, id, orderId, paymentId, amountCents, actorName: 'Dale Okafor' },
  });
  return id;
}

const kinds = async () => (await readOrder(orderId)).events.map(({ kind }) => kind);
const alerts = () => database().orderAlert.findMany();

describe("a refund that was made on PayPal's own pages", () => {
  it('gets a row of its own without a person, and counts once in 25 repeats', async () => {
    for (let repeat = 0; repeat < 25; repeat += 1) {
      expect(await book(refund())).toBe('booked');
    }
    expect(await readRefunds(orderId)).toMatchObject([
      { status: 'completed', amountCents: 2_000, paypalRefundId: 'REFUND-1', actorName: null },
    ]);
    const { events, mails, payments, paymentStatus } = await readOrder(orderId);
    expect(payments).toMatchObject([{ refundedCents: 2_000 }]);
    expect(paymentStatus).toBe('partially_refunded');
    const [row] = await readRefunds(orderId);
    const detail = { paypalRefundId: 'REFUND-1', amountCents: 2_000, currency: 'USD', reason: '' };
    expect(events.filter(({ kind }) => kind === 'payment.refunded')).toMatchObject([
      { detail, toValue: 'partially_refunded', actorName: null },
    ]);
    expect(mails.filter(({ kind }) => kind === 'refund')).toMatchObject([{ subject: row?.id }]);
    expect(row).toMatchObject({
      paymentId,
      kind: 'refund',
      completedAt: expect.any(Date),
      nextCheckAt: null,
    });
    expect(await alerts()).toEqual([]);
  });

  it('counts once in 25 repeats that race', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => book(refund())));
    expect(new Set(answers)).toEqual(new Set(['booked']));
    expect((await readOrder(orderId)).payments).toMatchObject([{ refundedCents: 2_000 }]);
    expect(await readRefunds(orderId)).toHaveLength(1);
  });

  it('is the whole rest if PayPal names no amount', async () => {
    await book(refund());
    await book(refund({ id: 'REFUND-2', amount: null }));
    expect(await readOrder(orderId)).toMatchObject({
      paymentStatus: 'refunded',
      payments: [{ refundedCents: 6_000 }],
    });
  });

  it('is pending until it is completed, and has no effect if it fails', async () => {
    await book(refund({ status: 'PENDING' }));
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'pending', paypalRefundId: 'REFUND-1' }]);
    expect((await readOrder(orderId)).paymentStatus).toBe('paid');
    await book(refund());
    await book(refund({ status: 'PENDING' }));
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'completed' }]);
    await book(refund({ id: 'REFUND-2', status: 'FAILED' }));
    expect(await readRefunds(orderId)).toHaveLength(1);
  });

  it('is unknown before its capture is known, and to another shop', async () => {
    expect(await book(refund(), 'refund', 'CAPTURE-9')).toBe('unknown');
    const stranger = await createTenant();
    expect(await bookRefund(stranger.id, 'CAPTURE-1', refund(), 'refund')).toBe('unknown');
    expect(await readRefunds(orderId)).toEqual([]);
  });

  it('does not stay pending: a failure is recorded, with an alert', async () => {
    await book(refund({ status: 'PENDING' }));
    await book(refund({ status: 'FAILED' }));
    await book(refund({ status: 'FAILED' }));
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'failed', failure: 'FAILED' }]);
    const [row] = await readRefunds(orderId);
    const detail = { refundId: row?.id, amountCents: 2_000, issue: 'FAILED' };
    const { events } = await readOrder(orderId);
    expect(events.filter(({ kind }) => kind === 'payment.refund_failed')).toMatchObject([{ detail }]);
    expect(await alerts()).toMatchObject([{ orderId, kind: 'refund_failed', subject: row?.id, detail }]);
  });
});

describe('a refund of ours', () => {
  it('is found by its reference, then by its id, and counts once if call and webhook race', async () => {
    const reference = await ourRefund();
    await Promise.all([
      book(refund({ reference })),
      book(refund({ reference })),
      book(refund()),
      book(refund({ reference })),
    ]);
    expect(await readRefunds(orderId)).toMatchObject([{ id: reference, status: 'completed' }]);
    expect((await readOrder(orderId)).payments).toMatchObject([{ refundedCents: 2_000 }]);
  });

  it('has the requested amount if PayPal names none', async () => {
    const id = await ourRefund();
    await book(refund({ amount: null, reference: id }));
    expect(await readRefunds(orderId)).toMatchObject([{ id, status: 'completed', amountCents: 2_000 }]);
    expect(await readOrder(orderId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      payments: [{ refundedCents: 2_000 }],
    });
  });

  it('is its own row, with the person who wanted it', async () => {
    const reference = await ourRefund();
    await Promise.all(Array.from({ length: 10 }, () => book(refund({ reference }))));
    expect(await readRefunds(orderId)).toMatchObject([
      { id: reference, status: 'completed', paypalRefundId: 'REFUND-1', actorName: 'Dale Okafor' },
    ]);
    expect((await readOrder(orderId)).events.at(-1)).toMatchObject({
      kind: 'payment.refunded',
      actorName: 'Dale Okafor',
    });
  });

  it('is also one that somebody made by hand meanwhile, but not of another amount', async () => {
    const id = await ourRefund(2_000);
    await book(refund({ id: 'REFUND-2', amount: cents(1_500) }));
    await book(refund());
    expect((await readRefunds(orderId)).map((row) => [row.id === id, row.amountCents, row.status])).toEqual([
      [true, 2_000, 'completed'],
      [false, 1_500, 'completed'],
    ]);
  });

  it.each(['not a uuid', randomUUID()])('is not one with the reference %s', async (reference) => {
    await ourRefund();
    await book(refund({ reference }));
    const rows = await readRefunds(orderId);
    expect(rows.map(({ status }) => status).sort()).toEqual(['completed', 'requested']);
  });
});

describe('a refund of one order', () => {
  it.each([
    ['COMPLETED', 'refund'],
    ['PENDING', 'refund'],
    ['FAILED', 'refund'],
    ['COMPLETED', 'reversal'],
  ] as const)('(%s, a %s) changes no other order of the shop, nor its refunds', async (status, kind) => {
    const other = await createOrder(tenant, { priceCents: 6_000 });
    const { id: otherPaymentId } = await database().payment.create({
      data: {
        tenantId: tenant.id,
        orderId: other.id,
        attempt: 1,
        paypalOrderId: 'ORDER-9',
        amountCents: 6_000,
      },
    });
    const owed = { tenantId: tenant.id, orderId: other.id, paymentId: otherPaymentId, amountCents: 2_000 };
    await database().refund.create({ data: owed });
    const subject = (await readRefunds(other.id))[0]?.id ?? '';
    await database().orderAlert.create({
      data: { tenantId: tenant.id, orderId: other.id, kind: 'refund_unanswered', subject },
    });
    const read = async () => [
      await readOrder(other.id),
      await readRefunds(other.id),
      await database().orderAlert.findMany({ where: { orderId: other.id } }),
    ];
    const before = await read();
    await ourRefund();
    await book(refund({ status }), kind);
    await book(refund({ status }), kind);
    expect(await read()).toEqual(before);
  });

  it.each(['COMPLETED', 'FAILED'] as const)(
    'by %s resolves the alerts about the missing answer',
    async (status) => {
      const id = await ourRefund();
      await database().orderAlert.create({
        data: { tenantId: tenant.id, orderId, kind: 'refund_unanswered', subject: id },
      });
      await book(refund({ status, reference: id }));
      const unanswered = await database().orderAlert.findFirst({ where: { kind: 'refund_unanswered' } });
      expect(unanswered).toMatchObject({ resolvedAt: expect.any(Date) });
    },
  );

  it('that a person waits for needs no alert if it fails', async () => {
    const reference = await ourRefund();
    const told = refund({ status: 'FAILED', reference });
    await bookRefund(tenant.id, 'CAPTURE-1', told, 'refund', { isPersonWaiting: true });
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'failed', failure: 'FAILED' }]);
    expect(await alerts()).toEqual([]);
  });

  it('that was requested twice without an answer is taken for the first', async () => {
    const [first, second] = [await ourRefund(), await ourRefund()];
    const createdAt = (id: string, milliseconds: number) =>
      database().refund.updateMany({ where: { id }, data: { createdAt: new Date(milliseconds) } });
    await createdAt(first, 2_000);
    await createdAt(second, 1_000);
    await book(refund());
    expect((await readRefunds(orderId)).map(({ id, status }) => [id, status])).toEqual([
      [second, 'completed'],
      [first, 'requested'],
    ]);
  });

  it('that was requested twice in one millisecond is taken for the one with the lower id', async () => {
    const ids: string[] = [];
    for (const _one of [1, 2, 3]) {
      ids.push(await ourRefund());
    }
    ids.sort();
    await database().refund.updateMany({ data: { createdAt: new Date(1_000) } });
    await book(refund());
    expect((await readRefunds(orderId)).map(({ id, status }) => [id, status])).toEqual([
      [ids[0], 'completed'],
      [ids[1], 'requested'],
      [ids[2], 'requested'],
    ]);
  });
});

describe('a late answer of PayPal', () => {
  it.each([
    ['after it had said pending', true],
    ['as the first it said', false],
  ])('PENDING does not change a refund that failed (%s)', async (_name, wasPending) => {
    const reference = await ourRefund();
    if (wasPending) {
      await book(refund({ status: 'PENDING', reference }));
    }
    await book(refund({ status: 'FAILED', reference }));
    await book(refund({ status: 'PENDING', reference }));
    await book(refund({ status: 'PENDING' }));
    expect(await readRefunds(orderId)).toMatchObject([
      { id: reference, status: 'failed', failure: 'FAILED', nextCheckAt: null, paypalRefundId: 'REFUND-1' },
    ]);
    expect((await kinds()).filter((kind) => kind === 'payment.refund_failed')).toHaveLength(1);
  });

  it('COMPLETED counts even after a failure', async () => {
    const reference = await ourRefund();
    await book(refund({ status: 'FAILED', reference }));
    await book(refund({ reference }));
    expect(await readRefunds(orderId)).toMatchObject([{ id: reference, status: 'completed', failure: null }]);
    expect((await readOrder(orderId)).payments).toMatchObject([{ refundedCents: 2_000 }]);
  });

  it.each(['PENDING', 'FAILED', 'OTHER'] as const)('%s does not undo a completed refund', async (status) => {
    await book(refund());
    const before = await readRefunds(orderId);
    await book(refund({ status }));
    expect(await readRefunds(orderId)).toEqual(before);
  });

  it('keeps a pending refund pending, and schedules a check', async () => {
    const reference = await ourRefund();
    const before = Date.now();
    await book(refund({ status: 'PENDING', reference }));
    const [row] = await readRefunds(orderId);
    expect(row).toMatchObject({ status: 'pending', paypalRefundId: 'REFUND-1', failure: null });
    expect(row?.nextCheckAt?.getTime()).toBeGreaterThan(before);
  });

  it('with an unknown status has no effect, and leaves no row', async () => {
    await book(refund({ status: 'OTHER' }));
    expect(await readRefunds(orderId)).toEqual([]);
    const reference = await ourRefund();
    await book(refund({ status: 'OTHER', reference }));
    expect(await readRefunds(orderId)).toMatchObject([{ id: reference, status: 'requested' }]);
  });
});

describe('a second refund with our reference', () => {
  it('is money that went back twice, and counts twice', async () => {
    const reference = await ourRefund();
    await book(refund({ reference }));
    for (const _again of [1, 2]) {
      await book(refund({ id: 'REFUND-2', reference }));
    }
    expect((await readRefunds(orderId)).map((row) => [row.id === reference, row.paypalRefundId])).toEqual([
      [true, 'REFUND-1'],
      [false, 'REFUND-2'],
    ]);
    expect((await readOrder(orderId)).payments).toMatchObject([{ refundedCents: 4_000 }]);
  });

  it('is not taken for one of another payment', async () => {
    await capture(2);
    const [second] = (await readOrder(orderId)).payments.slice(1);
    const owed = await database().refund.findFirstOrThrow({ where: { paymentId: second?.id ?? '' } });
    await book(refund({ reference: owed.id }));
    expect(await readRefunds(orderId)).toMatchObject([
      { id: owed.id, status: 'requested', paypalRefundId: null },
      { paymentId, status: 'completed', paypalRefundId: 'REFUND-1' },
    ]);
  });
});

describe('the rest of a payment', () => {
  it('limits what is booked; with nothing left, the refund fails with an alert', async () => {
    await book(refund({ amount: cents(5_000) }));
    await book(refund({ id: 'REFUND-2', amount: cents(5_000) }));
    expect((await readRefunds(orderId)).map((row) => row.amountCents)).toEqual([5_000, 1_000]);
    await book(refund({ id: 'REFUND-3', amount: cents(1) }));
    expect(await readRefunds(orderId)).toHaveLength(2);
    expect(await alerts()).toEqual([]);
    const reference = await ourRefund(100);
    await book(refund({ id: 'REFUND-4', amount: cents(100), reference }));
    expect((await readRefunds(orderId)).at(-1)).toMatchObject({ status: 'failed', failure: 'NOTHING_LEFT' });
    expect(await alerts()).toMatchObject([{ kind: 'refund_failed', subject: reference }]);
    expect(await readOrder(orderId)).toMatchObject({
      paymentStatus: 'refunded',
      payments: [{ refundedCents: 6_000 }],
    });
  });

  it('in another currency is a contradiction, and books nothing', async () => {
    await expect(book(refund({ currency: 'EUR' }))).rejects.toThrow(
      'PayPal has a refund in EUR of a payment in USD',
    );
    expect(await readRefunds(orderId)).toEqual([]);
  });
});

describe('a reversal', () => {
  it('takes the money back, alerts the shop once, and sends no mail to the shopper', async () => {
    const told = refund({ amount: cents(6_000) });
    await Promise.all(Array.from({ length: 5 }, () => book(told, 'reversal')));
    const { events, mails, payments, paymentStatus } = await readOrder(orderId);
    expect(payments).toMatchObject([{ refundedCents: 6_000 }]);
    expect(paymentStatus).toBe('refunded');
    const detail = { paypalCaptureId: 'CAPTURE-1', amountCents: 6_000, currency: 'USD' };
    expect(events.filter(({ kind }) => kind === 'payment.reversed')).toMatchObject([
      { toValue: 'refunded', actorName: null },
    ]);
    expect(mails.filter(({ kind }) => kind === 'refund')).toEqual([]);
    expect(await alerts()).toMatchObject([{ orderId, kind: 'reversed', subject: 'REFUND-1', detail }]);
    expect(await readRefunds(orderId)).toMatchObject([{ kind: 'reversal', actorName: null, reason: '' }]);
  });

  it('is recognised even if it was first seen among the refunds of its payment', async () => {
    const told = refund({ amount: cents(6_000) });
    await book(told);
    await book(told, 'reversal');
    await book(told);
    expect(await readRefunds(orderId)).toMatchObject([{ kind: 'reversal', amountCents: 6_000 }]);
  });

  it('stays one, without a mail to the shopper, if it ends with the message of a refund', async () => {
    await book(refund({ status: 'PENDING', amount: cents(6_000) }), 'reversal');
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'pending' }]);
    expect((await readOrder(orderId)).payments).toMatchObject([{ refundedCents: 0 }]);
    await book(refund({ amount: cents(6_000) }));
    const { events, mails } = await readOrder(orderId);
    expect(await readRefunds(orderId)).toMatchObject([{ kind: 'reversal', status: 'completed' }]);
    expect(events.at(-1)).toMatchObject({ kind: 'payment.reversed' });
    expect(mails.filter(({ kind }) => kind === 'refund')).toEqual([]);
  });

  it('of more than is left takes what is left; with nothing left it still raises the alert', async () => {
    await book(refund());
    await book(refund({ id: 'REVERSAL-1', status: 'OTHER', amount: cents(6_000) }), 'reversal');
    await book(refund({ id: 'REVERSAL-2', amount: cents(6_000) }), 'reversal');
    expect((await readOrder(orderId)).payments).toMatchObject([{ refundedCents: 6_000 }]);
    const booked = (await readRefunds(orderId)).map((row) => [row.paypalRefundId, row.amountCents]);
    expect(booked).toEqual([
      ['REFUND-1', 2_000],
      ['REVERSAL-1', 4_000],
    ]);
    expect(await alerts()).toHaveLength(2);
  });

  it('without an amount is reported with the amount that was left', async () => {
    await book(refund());
    await book(refund({ id: 'REVERSAL-1', amount: null }), 'reversal');
    expect(await alerts()).toMatchObject([{ kind: 'reversed', detail: { amountCents: 4_000 } }]);
    expect((await readOrder(orderId)).payments).toMatchObject([{ refundedCents: 6_000 }]);
  });
});

describe('an order with two payments', () => {
  it('stays paid when the second is refunded, and is refunded when both are', async () => {
    await capture(2);
    await book(refund({ id: 'REFUND-2', amount: cents(6_000) }), 'refund', 'CAPTURE-2');
    expect((await readOrder(orderId)).paymentStatus).toBe('paid');
    await book(refund({ amount: cents(6_000) }));
    expect((await readOrder(orderId)).paymentStatus).toBe('refunded');
  });

  it('ends refunded if both refunds race', async () => {
    await capture(2);
    await Promise.all([
      book(refund({ amount: cents(6_000) })),
      book(refund({ id: 'REFUND-2', amount: cents(6_000) }), 'refund', 'CAPTURE-2'),
    ]);
    const order = await readOrder(orderId);
    expect(order.paymentStatus).toBe('refunded');
    const returned = (await readRefunds(orderId)).map((row) => row.platformFeeReturnedCents);
    expect(returned.reduce((sum, fee) => sum + fee, 0)).toBe(order.platformFeeCents);
  });

  it('is not affected by the refund of a payment with another amount and currency', async () => {
    await capture(2, 9_900, 'EUR');
    const [owed] = await readRefunds(orderId);
    const told = refund({ amount: cents(9_900), currency: 'EUR', reference: owed?.id ?? '' });
    await book(told, 'refund', 'CAPTURE-2');
    const { mails, payments, paymentStatus } = await readOrder(orderId);
    expect(paymentStatus).toBe('paid');
    expect(payments).toMatchObject([{ refundedCents: 0 }, { status: 'failed', refundedCents: 0 }]);
    expect(await readRefunds(orderId)).toMatchObject([
      { status: 'completed', amountCents: 9_900, platformFeeReturnedCents: 0 },
    ]);
    // A mail would name an amount in dollars.
    expect(mails.filter(({ kind }) => kind === 'refund')).toEqual([]);
  });

  it('counts a refund by hand in another currency in that currency, for the requested refund and beyond', async () => {
    await capture(2, 9_900, 'EUR');
    const euros = (id: string, amount: number | null) =>
      book(
        refund({ id, amount: amount === null ? null : cents(amount), currency: 'EUR' }),
        'refund',
        'CAPTURE-2',
      );
    await euros('REFUND-1', 9_900);
    await euros('REFUND-2', 100);
    await euros('REFUND-3', null);
    const rows = await readRefunds(orderId);
    expect(rows.map((row) => [row.paypalRefundId, row.status, row.amountCents])).toEqual([
      ['REFUND-1', 'completed', 9_900],
      ['REFUND-2', 'completed', 100],
      ['REFUND-3', 'completed', 6_000],
    ]);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'paid' });
  });
});
