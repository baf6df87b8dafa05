import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/orders/status/status';
import type { GatewayCapture } from '@/lib/payments/gateway';
import type { Tenant } from '@/lib/tenants/tenant';
import { countLockWaits } from '@/lib/testing/database/count-lock-waits';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrder, readOrder } from '@/lib/testing/rows/orders';
import { settlePayment } from './settle-payment';

let tenant: Tenant;
let orderId: OrderId;
beforeEach(async () => {
  tenant = await freshTenant();
  orderId = (await createOrder(tenant)).id;
  await database().payment.create({
    data: { tenantId: tenant.id, orderId, attempt: 1, paypalOrderId: 'PAYPAL-1', amountCents: 2_800 },
  });
});

const settle = (tenantId = tenant.id) =>
  settlePayment(tenantId, 'PAYPAL-1', {
    id: 'CAPTURE-1',
    status: 'COMPLETED',
    amount: cents(2_800),
    currency: 'USD',
    fee: cents(147),
  });

const settleAs = (changes: Partial<GatewayCapture>) =>
  settlePayment(tenant.id, 'PAYPAL-1', {
    id: 'CAPTURE-1',
    status: 'COMPLETED',
    amount: cents(2_800),
    currency: 'USD',
    fee: null,
    ...changes,
  });

const setOrder = (data: object) =>
  database().order.update({ where: { tenantId_id: { tenantId: tenant.id, id: orderId } }, data });

describe('settling a payment', () => {
  it('marks order and payment, writes an event for each change, and enqueues one mail', async () => {
    const before = Date.now();
    expect(await settle()).toBe('paid');
    const order = await readOrder(orderId);
    expect(order).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
      payments: [
        {
          status: 'captured',
          paypalCaptureId: 'CAPTURE-1',
          paypalFeeCents: 147,
          platformFeeCents: order.platformFeeCents,
          amountCents: 2_800,
          nextCheckAt: null,
        },
      ],
      mails: [{ kind: 'order_confirmation', sentAt: null, attempts: 0 }],
    });
    expect(order.paidAt?.getTime()).toBeGreaterThanOrEqual(before);
    expect(order.payments[0]?.capturedAt).toEqual(order.paidAt);
    expect(order.events[1]).toMatchObject({ detail: { paypalCaptureId: 'CAPTURE-1' } });
    const events = order.events.map(({ kind, fromValue, toValue }) => [kind, fromValue, toValue]);
    expect(events).toEqual([
      ['order.created', null, 'pending'],
      ['payment.captured', null, 'paid'],
      ['order.status', 'pending', 'processing'],
    ]);
  });

  it('records a fee that PayPal names later, and keeps the first one', async () => {
    for (const [fee, written] of [
      [null, null],
      [cents(147), 147],
      [cents(9_999), 147],
      [null, 147],
    ] as const) {
      expect(await settleAs({ fee })).toBe('paid');
      expect((await readOrder(orderId)).payments).toMatchObject([{ paypalFeeCents: written }]);
    }
  });

  it('does not record the fee of another capture', async () => {
    await settleAs({ fee: null });
    expect(await settleAs({ id: 'CAPTURE-2', fee: cents(147) })).toBe('paid');
    expect((await readOrder(orderId)).payments).toMatchObject([{ paypalFeeCents: null }]);
  });

  it.each(['COMPLETED', 'PENDING', 'DECLINED'] as const)(
    'by %s resolves the alerts about the missing answer',
    async (status) => {
      const { id: subject } = await database().payment.findFirstOrThrow();
      const alert = { tenantId: tenant.id, orderId, kind: 'payment_unchecked', subject };
      await database().orderAlert.create({ data: alert });
      await settleAs({ status });
      expect(await database().orderAlert.findFirst()).toMatchObject({ resolvedAt: expect.any(Date) });
    },
  );

  it.each<[string, Partial<GatewayCapture>]>([
    ['paid', {}],
    ['of another amount', { amount: cents(1) }],
    ['under review', { status: 'PENDING' }],
    ['declined', { status: 'DECLINED' }],
  ])('that is %s touches no other order of the shop, nor its payment', async (_name, changes) => {
    const other = await createOrder(tenant);
    const theirs = { attempt: 1, paypalOrderId: 'PAYPAL-9', amountCents: 2_800 };
    await database().payment.create({ data: { tenantId: tenant.id, orderId: other.id, ...theirs } });
    const before = await readOrder(other.id);
    await settleAs(changes);
    await settleAs(changes);
    expect(await readOrder(other.id)).toEqual(before);
    expect(await database().orderAlert.count({ where: { orderId: other.id } })).toBe(0);
  });

  it('takes effect once when ten calls race', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => settle()));
    expect(new Set(answers)).toEqual(new Set(['paid']));
    const { events, mails, payments } = await readOrder(orderId);
    expect(events.map(({ kind }) => kind)).toEqual(['order.created', 'payment.captured', 'order.status']);
    expect([mails.length, payments.length]).toEqual([1, 1]);
    expect(await settle()).toBe('paid');
    expect((await readOrder(orderId)).events).toHaveLength(3);
  });

  it.each(['unpaid', 'pending', 'failed'])(
    'takes effect from the payment status %s',
    async (paymentStatus) => {
      await setOrder({ paymentStatus });
      expect(await settle()).toBe('paid');
      expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'paid', status: 'processing' });
    },
  );

  const settled = PAYMENT_STATUSES.filter((status) => !['unpaid', 'pending', 'failed'].includes(status));
  it.each(settled)(
    'books a second capture of an order that is %s, once, and does not change the order',
    async (paymentStatus) => {
      await setOrder({ paymentStatus });
      expect([await settle(), await settle()]).toEqual(['paid', 'paid']);
      const { events, mails, payments, ...order } = await readOrder(orderId);
      expect(order).toMatchObject({ paymentStatus, status: 'pending' });
      expect(payments).toMatchObject([{ status: 'captured', paypalCaptureId: 'CAPTURE-1' }]);
      const detail = { paypalCaptureId: 'CAPTURE-1' };
      expect(events.filter(({ kind }) => kind === 'payment.second_capture')).toMatchObject([{ detail }]);
      expect(mails).toEqual([]);
      expect(await database().orderAlert.findMany()).toMatchObject([
        { orderId, kind: 'second_capture', subject: 'CAPTURE-1', detail, resolvedAt: null },
      ]);
      // The second capture is owed to the buyer.
      expect(await database().refund.findMany()).toMatchObject([
        {
          orderId,
          paymentId: payments[0]?.id,
          amountCents: 2_800,
          status: 'requested',
          reasonCode: 'second_capture',
        },
      ]);
    },
  );

  it('records money for a cancelled order, which stays cancelled and is not confirmed', async () => {
    await setOrder({ status: 'cancelled' });
    expect(await settle()).toBe('paid');
    const { mails, ...order } = await readOrder(orderId);
    expect(order).toMatchObject({ paymentStatus: 'paid', status: 'cancelled' });
    expect(mails).toEqual([]);
    expect(await database().orderAlert.findMany()).toMatchObject([
      {
        orderId,
        kind: 'paid_after_cancel',
        subject: 'CAPTURE-1',
        detail: { paypalCaptureId: 'CAPTURE-1' },
      },
    ]);
  });

  it.each(['orders', 'payments'] as const)(
    'sees what is decided while it waits for the row of %s: a cancelled order stays cancelled, and the alert is resolved',
    async (table) => {
      const key = { tenantId_id: { tenantId: tenant.id, id: orderId } };
      const settling = await database().$transaction(
        async (db) => {
          await (table === 'orders'
            ? db.order.update({ where: key, data: { status: 'cancelled' } })
            : db.payment.updateMany({
                where: { tenantId: tenant.id, orderId },
                data: { status: 'expired' },
              }));
          const begun = { answer: settle() };
          await expect.poll(countLockWaits).toBeGreaterThan(0);
          if (table === 'payments') {
            await db.order.update({ where: key, data: { status: 'cancelled' } });
          }
          const { id: subject } = await db.payment.findFirstOrThrow({ where: { orderId } });
          await db.orderAlert.create({
            data: { tenantId: tenant.id, orderId, kind: 'payment_waiting', subject },
          });
          return begun;
        },
        { timeout: 15_000 },
      );
      expect(await settling.answer).toBe('paid');
      const { mails, events, ...order } = await readOrder(orderId);
      expect(order).toMatchObject({ paymentStatus: 'paid', status: 'cancelled' });
      expect([events.map(({ kind }) => kind), mails]).toEqual([['order.created', 'payment.captured'], []]);
      const alerts = await database().orderAlert.findMany({ orderBy: { kind: 'asc' } });
      expect(alerts).toMatchObject([
        { kind: 'paid_after_cancel', resolvedAt: null },
        { kind: 'payment_waiting', resolvedAt: expect.any(Date) },
      ]);
    },
  );

  it.each(ORDER_STATUSES)('moves an order that is %s to processing only from pending', async (status) => {
    await setOrder({ status });
    await settle();
    expect((await readOrder(orderId)).status).toBe(status === 'pending' ? 'processing' : status);
  });

  it("changes nothing of another shop's order", async () => {
    const before = await readOrder(orderId);
    expect(await settle((await createTenant()).id)).toBe('unknown');
    expect(await readOrder(orderId)).toEqual(before);
  });
});

describe('a capture that is not the order’s', () => {
  const other = { attempt: 2, paypalOrderId: 'PAYPAL-2', amountCents: 2_800 };
  const openOther = () => database().payment.create({ data: { tenantId: tenant.id, orderId, ...other } });
  const settleOther = (status: GatewayCapture['status']) =>
    settlePayment(tenant.id, 'PAYPAL-2', {
      id: 'CAPTURE-2',
      status,
      amount: cents(2_800),
      currency: 'USD',
      fee: null,
    });

  it.each<[string, Partial<GatewayCapture>, number]>([
    ['of its very number in another currency', { currency: 'EUR' }, 2_800],
    ['of a cent less', { amount: cents(2_799) }, 2_799],
    ['of a cent more', { amount: cents(2_801) }, 2_801],
    ['of an amount that cannot be read', { amount: null }, 1],
  ])('%s does not pay it, and is owed back', async (_name, changes, amountCents) => {
    for (const status of ['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const) {
      expect(await settleAs({ ...changes, status })).toBe('mismatch');
    }
    expect(await readOrder(orderId)).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      paidAt: null,
      mails: [],
      payments: [{ status: 'failed', paypalCaptureId: 'CAPTURE-1', nextCheckAt: null, platformFeeCents: 0 }],
    });
    const { events, payments } = await readOrder(orderId);
    expect(await database().refund.findMany()).toMatchObject([
      {
        orderId,
        paymentId: payments[0]?.id,
        amountCents,
        status: 'requested',
        reasonCode: 'capture_mismatch',
      },
    ]);
    const { amount = cents(2_800), currency = 'USD' } = changes;
    const detail = { paypalCaptureId: 'CAPTURE-1', amountCents: amount, currency };
    const [mismatch, ...more] = events.slice(1);
    expect([mismatch, more]).toEqual([
      expect.objectContaining({ kind: 'payment.mismatch', toValue: null, detail }),
      [],
    ]);
    expect(await database().orderAlert.findMany()).toMatchObject([
      { orderId, kind: 'capture_mismatch', subject: 'CAPTURE-1', detail },
    ]);
  });

  it('leaves the order pending if another payment is under review', async () => {
    await openOther();
    expect(await settleOther('PENDING')).toBe('pending');
    expect(await settleAs({ amount: cents(1) })).toBe('mismatch');
    const { events, paymentStatus, payments } = await readOrder(orderId);
    expect(paymentStatus).toBe('pending');
    expect(payments).toMatchObject([{ status: 'failed' }, { status: 'pending' }]);
    expect(events.at(-1)).toMatchObject({ kind: 'payment.mismatch', toValue: null });
    expect(await settleOther('COMPLETED')).toBe('paid');
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('does not change an order that another payment has paid', async () => {
    await openOther();
    await settleOther('COMPLETED');
    expect(await settleAs({ amount: cents(1) })).toBe('mismatch');
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'paid', status: 'processing' });
  });

  it('counts no fee and is owed back, even with the right amount, if it comes second', async () => {
    await openOther();
    const before = (await readOrder(orderId)).platformFeeCents;
    expect([await settle(), await settleOther('COMPLETED'), await settleOther('COMPLETED')]).toEqual([
      'paid',
      'paid',
      'paid',
    ]);
    const { events, mails, payments } = await readOrder(orderId);
    expect(payments).toMatchObject([
      { status: 'captured', platformFeeCents: before },
      { status: 'captured', platformFeeCents: 0 },
    ]);
    expect(before).toBeGreaterThan(0);
    expect(events.filter(({ kind }) => kind === 'payment.second_capture')).toHaveLength(1);
    expect(mails).toHaveLength(1);
    expect(await database().refund.findMany()).toMatchObject([{ amountCents: 2_800, status: 'requested' }]);
    expect(await database().orderAlert.findMany()).toMatchObject([
      { kind: 'second_capture', subject: 'CAPTURE-2' },
    ]);
  });
});

it('shows an expired order again once it is paid after all', async () => {
  await setOrder({ status: 'cancelled', expiredAt: new Date() });
  await settle();
  expect(await readOrder(orderId)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'paid',
    expiredAt: null,
    mails: [],
  });
});

it('changes nothing for a status that we do not know', async () => {
  const before = await readOrder(orderId);
  expect(await settleAs({ status: 'OTHER' })).toBe('unchanged');
  expect(await readOrder(orderId)).toEqual(before);
});

describe('a final attempt', () => {
  it.each([
    ['captured', 'PENDING', 'paid'],
    ['captured', 'DECLINED', 'paid'],
    ['failed', 'PENDING', 'pending'],
    ['failed', 'DECLINED', 'declined'],
    ['pending', 'PENDING', 'pending'],
  ] as const)('that is %s ignores a later %s', async (status, told, answer) => {
    await database().payment.updateMany({ data: { status, nextCheckAt: null } });
    const before = await readOrder(orderId);
    expect(await settleAs({ status: told })).toBe(answer);
    expect(await readOrder(orderId)).toEqual(before);
  });

  it.each(['PENDING', 'DECLINED'] as const)('that was expired too early is changed by %s', async (told) => {
    await database().payment.updateMany({ data: { status: 'expired', nextCheckAt: null } });
    await setOrder({ expiredAt: new Date() });
    await settleAs({ status: told });
    const isPending = told === 'PENDING';
    const { events, expiredAt, paymentStatus, payments } = await readOrder(orderId);
    expect(payments).toMatchObject([
      { status: isPending ? 'pending' : 'failed', nextCheckAt: isPending ? expect.any(Date) : null },
    ]);
    expect(paymentStatus).toBe(isPending ? 'pending' : 'failed');
    expect(expiredAt === null).toBe(isPending);
    expect(events.at(-1)).toMatchObject({ kind: `payment.${paymentStatus}`, toValue: paymentStatus });
  });
});

it.each([
  [{ notificationEmail: 'owner@clay.test', notifiesNewOrders: true }, ['new_order', 'order_confirmation']],
  [{ notificationEmail: 'owner@clay.test', notifiesNewOrders: false }, ['order_confirmation']],
  [{ notificationEmail: null, notifiesNewOrders: true }, ['order_confirmation']],
])('with %o it owes %o', async (data, kinds) => {
  await database().tenant.update({ where: { id: tenant.id }, data });
  await settle();
  expect((await readOrder(orderId)).mails.map(({ kind }) => kind).sort()).toEqual(kinds);
});

describe('a capture that PayPal has kept pending', () => {
  it('leaves an order that can be paid again if its final amount is wrong', async () => {
    expect(await settleAs({ status: 'PENDING' })).toBe('pending');
    const { id: subject } = await database().payment.findFirstOrThrow();
    const alert = { tenantId: tenant.id, orderId, kind: 'payment_waiting', subject };
    await database().orderAlert.create({ data: alert });
    expect(await settleAs({ amount: cents(1_000) })).toBe('mismatch');
    const order = await readOrder(orderId);
    expect(order).toMatchObject({ paymentStatus: 'failed', payments: [{ status: 'failed' }] });
    expect(order.events.at(-1)).toMatchObject({ kind: 'payment.mismatch', toValue: 'failed' });
    expect(await database().orderAlert.findFirst({ where: { kind: 'payment_waiting' } })).toMatchObject({
      resolvedAt: expect.any(Date),
    });
  });

  it('keeps the order pending when another attempt is declined', async () => {
    await settleAs({ status: 'PENDING' });
    const other = { attempt: 2, paypalOrderId: 'PAYPAL-2', amountCents: 2_800 };
    await database().payment.create({ data: { tenantId: tenant.id, orderId, ...other } });
    const capture = { id: 'CAPTURE-2', amount: cents(2_800), currency: 'USD', fee: null };
    expect(await settlePayment(tenant.id, 'PAYPAL-2', { ...capture, status: 'DECLINED' })).toBe('declined');
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'pending' });
  });

  it('of a cancelled order alerts the shop instead of the buyer, until it is decided', async () => {
    await setOrder({ status: 'cancelled' });
    expect([await settleAs({ status: 'PENDING' }), await settleAs({ status: 'PENDING' })]).toEqual([
      'pending',
      'pending',
    ]);
    expect((await readOrder(orderId)).mails).toEqual([]);
    expect(await database().orderAlert.findMany()).toMatchObject([
      { kind: 'pending_after_cancel', detail: { paypalOrderId: 'PAYPAL-1' }, resolvedAt: null },
    ]);
    expect(await settleAs({ status: 'DECLINED' })).toBe('declined');
    expect((await database().orderAlert.findFirstOrThrow()).resolvedAt).not.toBeNull();
  });
});

it.each(['REFUNDED', 'PARTIALLY_REFUNDED'] as const)(
  'checks the refunds of a capture that is %s when it is first seen',
  async (status) => {
    expect(await settleAs({ status })).toBe('paid');
    const { nextCheckAt } = await database().payment.findFirstOrThrow();
    expect(nextCheckAt?.getTime()).toBeLessThanOrEqual(Date.now());
  },
);
