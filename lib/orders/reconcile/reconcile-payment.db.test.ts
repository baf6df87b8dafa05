import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { expireOrders } from '@/lib/orders/payments/expire-orders';
import { startPayment } from '@/lib/orders/payments/start-payment';
import { sealSecret } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrdersOfCart, createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { reconcilePayment } from './reconcile-payment';

const bookRefund = vi.hoisted(() => vi.fn(async (..._: unknown[]) => 'booked'));
const deliverOrderMails = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('@/lib/orders/refunds/book-refund', () => ({ bookRefund }));
vi.mock('@/lib/orders/mails/deliver-order-mails', () => ({ deliverOrderMails }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const paypal = await startPayPal();
let tenant: Tenant;
let orderId: OrderId;
let paypalOrderId: string;
beforeEach(async () => {
  bookRefund.mockReset();
  deliverOrderMails.mockClear();
  tenant = await freshPayingShop(paypal);
  ({ orderId, paypalOrderId } = await createStartedOrder(tenant, 6_000));
});

const approve = (choice: object = {}) => paypal.shopA.approve(paypalOrderId, choice);
const ask = () => reconcilePayment(tenant.id, paypalOrderId);
const captures = async () => (await paypal.ledger()).captures;
const readPayment = () => database().payment.findFirstOrThrow({ where: { paypalOrderId } });
const kinds = async () => (await readOrder(orderId)).events.map(({ kind }) => kind);
const alerts = () => database().orderAlert.findMany({ orderBy: { createdAt: 'asc' } });
const changeOrder = (data: object) => database().order.updateMany({ where: { id: orderId }, data });

/** Gives the payment this age, and makes it due. */
const age = (milliseconds: number) =>
  database().payment.updateMany({
    where: { paypalOrderId },
    data: { createdAt: new Date(Date.now() - milliseconds), nextCheckAt: new Date(Date.now() - 1_000) },
  });

/** Minutes from now until the next check. */
const minutesToNext = async () => {
  const { nextCheckAt } = await readPayment();
  return nextCheckAt === null ? null : Math.round((nextCheckAt.getTime() - Date.now()) / MINUTE);
};

const connect = async (account: { clientId: string; clientSecret: string } | null) =>
  database().tenant.update({
    where: { id: tenant.id },
    data: {
      paypalClientId: account?.clientId ?? null,
      paypalSecretEncrypted: account && sealSecret('paypal-secret', tenant.id, account.clientSecret),
    },
  });

const PAID = { paymentStatus: 'paid', status: 'processing' };

describe('money that was approved or captured, but not recorded', () => {
  it('is captured once if the browser died after the approval', async () => {
    await approve();
    expect(await ask()).toBe('settled');
    expect(await readOrder(orderId)).toMatchObject({
      ...PAID,
      payments: [{ status: 'captured', nextCheckAt: null }],
    });
    expect(await ask()).toBe('settled');
    expect(await minutesToNext()).toBeNull();
    expect(await captures()).toMatchObject([{ amount: '60.00' }]);
    expect(await kinds()).toEqual(['order.created', 'payment.started', 'payment.captured', 'order.status']);
    // The outbox worker sends its mails, because a mail server that hangs must not delay the reconciler.
    expect(deliverOrderMails).not.toHaveBeenCalled();
    expect((await readOrder(orderId)).mails).toMatchObject([{ sentAt: null }]);
  });

  it('is booked if the answer was lost after the capture', async () => {
    await approve();
    await paypal.fail({ path: 'capture', dropAnswerAfterCommit: true, times: 2 });
    expect(await capturePayment(tenant.id, paypalOrderId)).toEqual({ ok: false, error: 'unavailable' });
    expect(await ask()).toBe('settled');
    expect(await readOrder(orderId)).toMatchObject(PAID);
    expect(await captures()).toHaveLength(1);
  });

  it('is captured once if the browser races', async () => {
    await approve();
    const answers = await Promise.all([ask(), capturePayment(tenant.id, paypalOrderId), ask()]);
    expect(answers).toMatchObject(['settled', { ok: true, value: { status: 'COMPLETED' } }, 'settled']);
    expect(await captures()).toHaveLength(1);
    expect((await kinds()).filter((kind) => kind === 'payment.captured')).toHaveLength(1);
  });

  it('is booked for an expired payment, even if its order is cancelled', async () => {
    await approve();
    await paypal.shopA.capture(paypalOrderId);
    await database().payment.updateMany({ data: { status: 'expired', nextCheckAt: null } });
    await changeOrder({ status: 'cancelled', expiredAt: new Date() });
    expect(await ask()).toBe('settled');
    expect(await readOrder(orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
      expiredAt: null,
      payments: [{ status: 'captured' }],
    });
    expect(await alerts()).toMatchObject([{ kind: 'paid_after_cancel' }]);
  });

  it('is not captured for an order that the shop cancelled', async () => {
    await approve();
    await changeOrder({ status: 'cancelled' });
    expect(await ask()).toBe('open');
    expect(await captures()).toEqual([]);
    await age(7 * HOUR);
    expect(await ask()).toBe('expired');
    expect(await captures()).toEqual([]);
  });

  it('stays with its buyer if PayPal refuses the capture, and the order stays open', async () => {
    await approve({ choice: 'decline' });
    expect(await ask()).toBe('open');
    expect(await readPayment()).toMatchObject({ status: 'created' });
    expect(await minutesToNext()).toBe(1);
  });

  it('is not requested again after a decline, until its buyer approves again', async () => {
    await approve();
    const body = { details: [{ issue: 'INSTRUMENT_DECLINED' }] };
    await paypal.fail({ path: 'capture', status: 422, body });
    expect(await ask()).toBe('open');
    expect(await readPayment()).toMatchObject({ declinedAt: expect.any(Date) });
    expect([await ask(), await ask()]).toEqual(['open', 'open']);
    expect((await paypal.calls()).filter((call) => call === 'capture')).toHaveLength(1);
    // The browser may request it again, because its buyer decides.
    await approve({ choice: 'decline' });
    await capturePayment(tenant.id, paypalOrderId);
    expect(await readPayment()).toMatchObject({ declinedAt: expect.any(Date) });
    // PayPal waits for the buyer again, who approves with another card.
    expect(await ask()).toBe('open');
    expect(await readPayment()).toMatchObject({ declinedAt: null });
    await approve();
    expect(await ask()).toBe('settled');
    expect(await captures()).toHaveLength(1);
  });

  it('is not treated as declined because of an earlier try while a capture is running', async () => {
    const amount = { currency_code: 'USD', value: '60.00' };
    const capture = { id: 'DECLINED-1', status: 'DECLINED', amount };
    const shown = {
      path: 'get',
      status: 200,
      body: { status: 'COMPLETED', purchase_units: [{ payments: { captures: [capture] } }] },
    };
    await database().payment.updateMany({ data: { captureAskedAt: new Date() } });
    await paypal.fail(shown);
    expect(await ask()).toBe('open');
    expect(await readPayment()).toMatchObject({ status: 'created' });
    expect(await minutesToNext()).toBe(1);
    await database().payment.updateMany({ data: { captureAskedAt: new Date(Date.now() - 6 * MINUTE) } });
    await paypal.fail(shown);
    expect(await ask()).toBe('settled');
    expect(await readPayment()).toMatchObject({ status: 'failed', nextCheckAt: null });
  });

  it.each([
    ['is away', { status: 503, times: 2 }, 'unavailable', 1],
    ['no longer takes the account', { status: 403, body: { name: 'NOT_AUTHORIZED' } }, 'unreachable', 60],
  ])('is requested again if PayPal %s at the capture', async (_name, fault, outcome, minutes) => {
    await approve();
    await paypal.fail({ path: 'capture', ...fault });
    expect(await ask()).toBe(outcome);
    expect(await minutesToNext()).toBe(minutes);
    expect(await readPayment()).toMatchObject({ status: 'created', captureAskedAt: expect.any(Date) });
  });

  it('is still expected if PayPal shows a completed order without it: only an order that waits for its buyer ends the claim', async () => {
    const captureAskedAt = new Date(Date.now() - HOUR);
    await database().payment.updateMany({ data: { captureAskedAt } });
    await paypal.fail({ path: 'get', status: 200, body: { status: 'COMPLETED' } });
    expect(await ask()).toBe('open');
    expect(await readPayment()).toMatchObject({ status: 'created', captureAskedAt });
    expect(await ask()).toBe('open');
    expect(await readPayment()).toMatchObject({ status: 'created', captureAskedAt: null });
  });

  it('is checked again if PayPal reports an unknown status', async () => {
    const amount = { currency_code: 'USD', value: '60.00' };
    const capture = { id: 'CAPTURE-1', status: 'ON_HOLD', amount };
    await paypal.fail({
      path: 'get',
      status: 200,
      body: { status: 'COMPLETED', purchase_units: [{ payments: { captures: [capture] } }] },
    });
    const before = await readPayment();
    expect(await ask()).toBe('open');
    expect(await readPayment()).toMatchObject({ status: 'created', capturedAt: before.capturedAt });
    expect(await minutesToNext()).toBe(1);
  });

  it('is not taken if another order of the same cart is paid', async () => {
    const orders = await createOrdersOfCart(tenant, 'c'.repeat(32), 2);
    const [paid, other] = orders;
    if (!paid || !other) {
      return expect.fail('no two orders');
    }
    for (const order of orders) {
      await paypal.shopA.approve(order.paypalOrderId);
    }
    expect(await reconcilePayment(tenant.id, paid.paypalOrderId)).toBe('settled');
    expect(await reconcilePayment(tenant.id, other.paypalOrderId)).toBe('open');
    expect(await captures()).toHaveLength(1);
    // Its own payment is no rival.
    expect(await reconcilePayment(tenant.id, paid.paypalOrderId)).toBe('settled');
  });

  it('may still come if PayPal waits for a buyer who was not declined', async () => {
    const captureAskedAt = new Date(Date.now() - 6 * MINUTE);
    await database().payment.updateMany({ data: { captureAskedAt } });
    expect(await ask()).toBe('open');
    expect(await readPayment()).toMatchObject({ status: 'created', captureAskedAt });
  });

  it('is not captured, and expires in time, if another payment has paid the order', async () => {
    await approve();
    await changeOrder(PAID);
    expect(await ask()).toBe('open');
    await age(7 * HOUR);
    expect(await ask()).toBe('expired');
    expect(await captures()).toEqual([]);
  });

  it('is checked while PayPal keeps it pending, with an alert after days', async () => {
    await approve({ buyer: 'pending' });
    expect(await ask()).toBe('open');
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'pending' });
    await age(71 * HOUR);
    expect(await ask()).toBe('open');
    expect([await minutesToNext(), await alerts()]).toEqual([240, []]);
    await age(73 * HOUR);
    expect(await ask()).toBe('open');
    const { id: subject } = await readPayment();
    expect(await alerts()).toMatchObject([
      { orderId, kind: 'payment_waiting', subject, detail: { paypalOrderId }, resolvedAt: null },
    ]);

    const captureId = (await captures())[0]?.id;
    await paypal.control('POST', 'settle', { captureId, status: 'COMPLETED' });
    expect(await ask()).toBe('settled');
    expect(await readOrder(orderId)).toMatchObject(PAID);
    // The alert resolves itself when the payment is settled.
    expect((await alerts())[0]?.resolvedAt).not.toBeNull();
  });
});

describe('refunds in the answer', () => {
  it('are booked after their capture', async () => {
    await approve();
    const captureId = (await captureAtPayPal()) ?? '';
    await paypal.shopA.refund(captureId, { body: { amount: { currency_code: 'USD', value: '5.00' } } });
    expect(await ask()).toBe('settled');
    expect(await readOrder(orderId)).toMatchObject(PAID);
    expect(bookRefund).toHaveBeenCalledExactlyOnceWith(
      tenant.id,
      captureId,
      expect.objectContaining({ amount: 500, status: 'COMPLETED' }),
      'refund',
    );
    expect(await minutesToNext()).toBeNull();
  });

  it('are retried if they could not be booked', async () => {
    await approve();
    await paypal.shopA.refund((await captureAtPayPal()) ?? '', { body: {} });
    bookRefund.mockRejectedValueOnce(new Error('no database'));
    await expect(ask()).rejects.toThrow('no database');
    expect(await minutesToNext()).toBe(1);
    await ask();
    expect(bookRefund).toHaveBeenCalledTimes(2);
    expect(await minutesToNext()).toBeNull();
  });

  it('are booked for a payment that the browser found captured and refunded', async () => {
    await approve();
    await paypal.shopA.refund((await captureAtPayPal()) ?? '', { body: {} });
    await capturePayment(tenant.id, paypalOrderId);
    expect(await readPayment()).toMatchObject({ status: 'captured', nextCheckAt: expect.any(Date) });
    expect(await ask()).toBe('settled');
    expect(bookRefund).toHaveBeenCalledOnce();
    expect(await minutesToNext()).toBeNull();
  });

  it.each(['REFUNDED', 'PARTIALLY_REFUNDED'])(
    'that PayPal does not list yet for a capture that is %s are checked each hour, for three days',
    async (status) => {
      const amount = { currency_code: 'USD', value: '60.00' };
      const payments = { captures: [{ id: 'CAPTURE-1', status, amount }] };
      const shown = {
        path: 'get',
        status: 200,
        body: { status: 'COMPLETED', purchase_units: [{ payments }] },
      };
      await paypal.fail(shown);
      expect(await ask()).toBe('settled');
      expect(await readPayment()).toMatchObject({ status: 'captured' });
      expect(await minutesToNext()).toBe(60);
      for (const [hours, minutes] of [
        [71, 60],
        [72, null],
      ] as const) {
        await age(hours * HOUR);
        await paypal.fail(shown);
        expect(await ask()).toBe('settled');
        expect(await minutesToNext()).toBe(minutes);
      }
      expect(bookRefund).not.toHaveBeenCalled();
    },
  );

  it('are checked once more also for a payment of another amount, and then no more', async () => {
    await approve();
    await paypal.fail({ path: 'capture', overrideCaptureAmount: '1.00' });
    await paypal.shopA.refund((await captureAtPayPal()) ?? '', { body: {} });
    bookRefund.mockRejectedValueOnce(new Error('no database'));
    await expect(ask()).rejects.toThrow('no database');
    expect([(await readPayment()).status, await minutesToNext()]).toEqual(['failed', 1]);
    await ask();
    expect(await minutesToNext()).toBeNull();
  });

  async function captureAtPayPal() {
    await paypal.shopA.capture(paypalOrderId, { requestId: 'from-somewhere-else' });
    return (await captures())[0]?.id;
  }
});

describe('a payment that nobody approves', () => {
  it.each([
    ['each minute while it is new', 2 * MINUTE, 1],
    ['each five minutes after a while', 20 * MINUTE, 5],
    ['each hour later', 5 * HOUR, 60],
  ])('is checked %s', async (_name, milliseconds, minutes) => {
    await age(milliseconds);
    expect(await ask()).toBe('open');
    expect(await minutesToNext()).toBe(minutes);
  });

  it('expires when it is too late to approve it, with one event, and a new attempt can pay', async () => {
    await age(6 * HOUR);
    expect([await ask(), await ask()]).toEqual(['expired', 'open']);
    expect(await readOrder(orderId)).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      payments: [{ status: 'expired', nextCheckAt: null }],
    });
    expect(await kinds()).toEqual(['order.created', 'payment.started', 'payment.expired']);
    const { events } = await readOrder(orderId);
    expect(events.at(-1)).toMatchObject({ detail: { paypalOrderId, attempt: 1 } });

    const again = await startPayment(tenant.id, orderId, cents(6_000));
    expect(again.ok && again.value.paypalOrderId).not.toBe(paypalOrderId);
    expect((await readOrder(orderId)).payments).toMatchObject([{ status: 'expired' }, { attempt: 2 }]);
  });

  it('expires when PayPal no longer knows it, but not while it may be too new to be visible', async () => {
    await paypal.reset();
    expect(await ask()).toBe('open');
    await age(HOUR);
    expect(await ask()).toBe('expired');
  });

  it('does not expire while its capture is running', async () => {
    await age(7 * HOUR);
    // The browser's capture comes between PayPal's answer and the decision.
    await paypal.fail({ path: 'get', hold: true });
    const asking = ask();
    await paypal.untilHeld();
    await approve();
    await paypal.fail({ path: 'capture', dropAnswerAfterCommit: true, times: 2 });
    await capturePayment(tenant.id, paypalOrderId);
    await paypal.release();
    expect(await asking).toBe('open');
    expect(await readPayment()).toMatchObject({ status: 'created', nextCheckAt: expect.any(Date) });
    expect(await kinds()).not.toContain('payment.expired');
    expect(await ask()).toBe('settled');
    expect(await readOrder(orderId)).toMatchObject(PAID);
  });

  it('opens again when it is captured after all, and is checked if nobody records the answer', async () => {
    await age(7 * HOUR);
    await ask();
    await approve();
    await paypal.fail({ path: 'capture', dropAnswerAfterCommit: true, times: 2 });
    await capturePayment(tenant.id, paypalOrderId);
    expect(await readPayment()).toMatchObject({ status: 'created', nextCheckAt: expect.any(Date) });
    expect(await ask()).toBe('settled');
    expect(await readOrder(orderId)).toMatchObject(PAID);
  });

  it('keeps a capture that is pending at PayPal, though the payment had expired', async () => {
    await age(7 * HOUR);
    await ask();
    await approve({ buyer: 'pending' });
    await paypal.shopA.capture(paypalOrderId);
    expect(await ask()).toBe('open');
    expect(await readOrder(orderId)).toMatchObject({
      paymentStatus: 'pending',
      payments: [{ status: 'pending', nextCheckAt: expect.any(Date) }],
    });
  });
});

describe('an order that expired unpaid', () => {
  beforeEach(async () => {
    await age(7 * HOUR);
    await ask();
    await changeOrder({ createdAt: new Date(Date.now() - 25 * HOUR) });
    expect(await expireOrders(tenant.id, [orderId], new Date())).toBe(1);
  });

  it('is neither opened for payment again nor charged, even if its buyer approves late', async () => {
    await approve();
    const refusal = { ok: false, error: 'order_not_payable' };
    expect(await startPayment(tenant.id, orderId, cents(6_000))).toEqual(refusal);
    expect(await capturePayment(tenant.id, paypalOrderId)).toEqual(refusal);
    expect(await ask()).toBe('open');
    expect(await captures()).toEqual([]);
    expect(await readPayment()).toMatchObject({ status: 'expired', nextCheckAt: null });
  });
});

describe('PayPal cannot be asked', () => {
  /** Captures the money at PayPal, and loses the answer. */
  const loseCapture = async () => {
    await paypal.fail({ path: 'capture', dropAnswerAfterCommit: true, times: 2 });
    await capturePayment(tenant.id, paypalOrderId);
  };

  it.each([
    ['no account', null],
    ['another account', PAYPAL_ACCOUNTS.b],
    ['an account that PayPal does not take', { ...PAYPAL_ACCOUNTS.a, clientSecret: 'changed' }],
  ])(
    'because the shop has %s: a payment without a capture request expires after a day',
    async (_name, account) => {
      await approve();
      await connect(account);
      await age(23 * HOUR);
      expect(await ask()).toBe('unreachable');
      await age(24 * HOUR);
      expect(await ask()).toBe('expired');
      expect(await readPayment()).toMatchObject({ status: 'expired', nextCheckAt: null });
      expect(await alerts()).toEqual([]);
    },
  );

  it('because the shop has no account: given up after a day to the millisecond', async () => {
    await connect(null);
    const { createdAt } = await readPayment();
    const at = (milliseconds: number) =>
      reconcilePayment(tenant.id, paypalOrderId, new Date(createdAt.getTime() + milliseconds));
    expect(await at(24 * HOUR - 1)).toBe('unreachable');
    expect(await at(24 * HOUR)).toBe('expired');
  });

  it.each([
    ['does not answer', { path: 'get', status: 503, times: 2 }, 'unavailable'],
    [
      'shows no capture of a completed order',
      { path: 'get', status: 200, body: { status: 'COMPLETED' }, times: 1 },
      'open',
    ],
  ])('because it %s: an alert after a day', async (_name, fault, outcome) => {
    await loseCapture();
    await age(23 * HOUR);
    await paypal.fail(fault);
    expect([await ask(), await alerts()]).toEqual([outcome, []]);
    await age(24 * HOUR);
    await paypal.fail(fault);
    expect(await ask()).toBe(outcome);
    const { id: subject } = await readPayment();
    expect(await alerts()).toMatchObject([
      { kind: 'payment_unchecked', orderId, subject, detail: { paypalOrderId } },
    ]);
  });

  it('while it is down: it is asked later, and nothing is lost', async () => {
    await approve();
    await paypal.fail({ path: 'get', status: 503, times: 2 });
    expect(await ask()).toBe('unavailable');
    expect(await minutesToNext()).toBe(1);
    await age(25 * HOUR);
    await paypal.fail({ path: 'get', rawBody: '{"id":', times: 2 });
    expect(await ask()).toBe('unavailable');
    expect(await minutesToNext()).toBe(60);
    await age(2 * HOUR);
    expect(await ask()).toBe('settled');
    expect(await readOrder(orderId)).toMatchObject(PAID);
  });

  it('because the shop has no account: the payment is kept, with an alert after a day, and settled when there is one', async () => {
    await approve();
    await loseCapture();
    await connect(null);
    await age(23 * HOUR);
    expect(await ask()).toBe('unreachable');
    expect([await minutesToNext(), await alerts()]).toEqual([60, []]);
    await age(24 * HOUR);
    expect([await ask(), await ask()]).toEqual(['unreachable', 'unreachable']);
    expect(await readPayment()).toMatchObject({ status: 'created' });
    expect(await alerts()).toMatchObject([{ kind: 'payment_unchecked', orderId, resolvedAt: null }]);

    await connect(PAYPAL_ACCOUNTS.a);
    expect(await ask()).toBe('settled');
    expect(await readOrder(orderId)).toMatchObject(PAID);
    expect((await alerts())[0]?.resolvedAt).not.toBeNull();
  });

  it('because the shop has another account by now, whose "no such order" proves nothing', async () => {
    await approve();
    await loseCapture();
    await connect(PAYPAL_ACCOUNTS.b);
    await age(48 * HOUR);
    expect(await ask()).toBe('unreachable');
    expect(await readPayment()).toMatchObject({ status: 'created', paypalClientId: 'shop-a' });
    await connect(PAYPAL_ACCOUNTS.a);
    expect(await ask()).toBe('settled');
  });

  it('because PayPal refuses the account: the payment is kept', async () => {
    await approve();
    await loseCapture();
    await connect({ ...PAYPAL_ACCOUNTS.a, clientSecret: 'changed at PayPal' });
    await age(48 * HOUR);
    expect(await ask()).toBe('unreachable');
    expect(await readPayment()).toMatchObject({ status: 'created' });
  });
});

it('changes no other payment of the shop, whatever it learns about one', async () => {
  const other = await createStartedOrder(tenant, 6_000);
  await database().payment.updateMany({ data: { captureAskedAt: new Date(Date.now() - HOUR) } });
  const before = await readOrder(other.orderId);
  // PayPal still waits for the buyer, so that the asking of an hour ago is over for this one.
  expect(await ask()).toBe('open');
  expect(await readPayment()).toMatchObject({ captureAskedAt: null });
  await connect(null);
  expect(await ask()).toBe('unreachable');
  await connect(PAYPAL_ACCOUNTS.a);
  await paypal.fail({ path: 'get', status: 503, times: 2 });
  expect(await ask()).toBe('unavailable');
  await approve({ choice: 'decline' });
  expect([await ask(), await ask()]).toEqual(['open', 'open']);
  await approve();
  expect(await ask()).toBe('settled');
  const captureId = (await captures())[0]?.id ?? '';
  await paypal.shopA.refund(captureId, { body: {} });
  bookRefund.mockRejectedValueOnce(new Error('no database'));
  await expect(ask()).rejects.toThrow('no database');
  expect(await ask()).toBe('settled');
  expect(await readOrder(other.orderId)).toEqual(before);
});

it("finds no payment of another shop, and does not change that shop's", async () => {
  const stranger = await createTenant();
  await approve();
  const before = await readPayment();
  expect(await reconcilePayment(stranger.id, paypalOrderId)).toBe('unknown');
  expect(await readPayment()).toEqual(before);
  expect(await captures()).toEqual([]);
});
