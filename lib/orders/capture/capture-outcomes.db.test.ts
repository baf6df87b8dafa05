import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { cents } from '@/lib/money/cents';
import { settlePayment } from '@/lib/orders/capture/settle-payment';
import { startPayment } from '@/lib/orders/payments/start-payment';
import { reconcilePayment } from '@/lib/orders/reconcile/reconcile-payment';
import type { Tenant } from '@/lib/tenants/tenant';
import { DECLINE_ISSUES } from '@/lib/testing/outside/decline-issues';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { capturePayment } from './capture-payment';

const paypal = await startPayPal();
let tenant: Tenant;
let orderId: OrderId;
let paypalOrderId: string;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
  ({ orderId, paypalOrderId } = await createStartedOrder(tenant, 6_000));
  await paypal.shopA.approve(paypalOrderId);
});

const capture = () => capturePayment(tenant.id, paypalOrderId);
const kinds = async () => (await readOrder(orderId)).events.map(({ kind }) => kind);

describe('when PayPal fails at the capture', () => {
  it.each<[string, object]>([
    ['drops its answer after it took the money', { dropAnswerAfterCommit: true }],
    ['answers 500 after it took the money', { status: 500, afterCommit: true }],
    ['answers half a JSON after it took the money', { rawBody: '{"id":', afterCommit: true }],
    ['drops the request', { dropBeforeCommit: true }],
    ['answers 503', { status: 503 }],
    ['processes the call twice', { duplicate: true }],
  ])('and %s, the shopper is charged once and the order is paid', async (_name, fault) => {
    await paypal.fail({ path: 'capture', ...fault });
    expect(await capture()).toMatchObject({ ok: true, value: { status: 'COMPLETED' } });
    expect((await paypal.ledger()).captures).toMatchObject([{ amount: '60.00' }]);
    expect((await readOrder(orderId)).paymentStatus).toBe('paid');
  });

  it('twice after capturing the money, the next try finds the capture', async () => {
    await paypal.fail({ path: 'capture', dropAnswerAfterCommit: true, times: 2 });
    expect(await capture()).toEqual({ ok: false, error: 'unavailable' });
    expect((await readOrder(orderId)).paymentStatus).toBe('unpaid');
    expect(await capture()).toMatchObject({ ok: true, value: { status: 'COMPLETED' } });
    expect((await paypal.ledger()).captures).toHaveLength(1);
  });

  it('with 500 on every try, nothing has changed', async () => {
    await paypal.fail({ path: 'capture', status: 500, times: 2 });
    expect(await capture()).toEqual({ ok: false, error: 'unavailable' });
    expect(await readOrder(orderId)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', mails: [] });
  });
});

describe('a capture of another amount', () => {
  beforeEach(() => paypal.fail({ path: 'capture', overrideCaptureAmount: '1.00' }));

  it('does not pay the order, and its timeline has the captured amount', async () => {
    expect(await capture()).toEqual({ ok: false, error: 'capture_mismatch' });
    const order = await readOrder(orderId);
    expect(order).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', mails: [] });
    expect(order.events.at(-1)).toMatchObject({
      kind: 'payment.mismatch',
      detail: { amountCents: 100, currency: 'USD' },
    });
  });

  it('gives the same answer when it is repeated, and is in the timeline once', async () => {
    expect([await capture(), await capture()]).toEqual([
      { ok: false, error: 'capture_mismatch' },
      { ok: false, error: 'capture_mismatch' },
    ]);
    expect((await kinds()).filter((kind) => kind === 'payment.mismatch')).toHaveLength(1);
  });
});

describe('a capture that PayPal keeps pending', () => {
  beforeEach(async () => void (await paypal.shopA.approve(paypalOrderId, { buyer: 'pending' })));

  it('leaves the order pending, with one event and one mail', async () => {
    const pending = { ok: true, value: { status: 'PENDING', orderId } };
    expect([await capture(), await capture()]).toEqual([pending, pending]);
    expect(await readOrder(orderId)).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      payments: [{ status: 'pending' }],
      mails: [{ kind: 'payment_pending' }],
    });
    expect(await kinds()).toEqual(['order.created', 'payment.started', 'payment.pending']);
  });

  it('is unavailable, and not captured again, if PayPal cannot be asked', async () => {
    await capture();
    await paypal.fail({ path: 'get', status: 503, times: 2 });
    expect(await capture()).toEqual({ ok: false, error: 'unavailable' });
    expect(await paypal.calls()).toEqual(['create', 'capture', 'get', 'get']);
  });

  it('is requested again with the same request id if PayPal does not show it', async () => {
    await capture();
    await paypal.fail({ path: 'get', status: 200, body: { status: 'APPROVED' } });
    expect(await capture()).toMatchObject({ ok: true, value: { status: 'PENDING' } });
    expect(await paypal.calls()).toEqual(['create', 'capture', 'get', 'capture']);
    expect((await paypal.ledger()).captures).toHaveLength(1);
  });

  it('settles the order at the next try after the money has arrived', async () => {
    await capture();
    const captureId = (await paypal.ledger()).captures[0]?.id;
    await paypal.control('POST', 'settle', { captureId, status: 'COMPLETED' });
    expect(await capture()).toMatchObject({ ok: true, value: { status: 'COMPLETED' } });
    expect((await readOrder(orderId)).paymentStatus).toBe('paid');
  });
});

describe('a capture that PayPal declines after a review', () => {
  it('leaves the order unpaid, and the next payment is a new attempt', async () => {
    await paypal.fail({ path: 'capture', overrideCaptureStatus: 'DECLINED' });
    expect(await capture()).toMatchObject({ ok: true, value: { status: 'DECLINED' } });
    expect((await readOrder(orderId)).status).toBe('pending');
    const again = await startPayment(tenant.id, orderId, cents(6_000));
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && again.value.paypalOrderId).not.toBe(paypalOrderId);
  });
});

describe('an order that was cancelled before its capture', () => {
  it('is not charged', async () => {
    await database().order.updateMany({ where: { id: orderId }, data: { status: 'cancelled' } });
    await capture();
    expect((await paypal.ledger()).captures).toEqual([]);
  });
});

describe('a refusal after a try with an unknown result', () => {
  const refusal = (issue: string) => ({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] });
  const unavailable = { ok: false, error: 'unavailable' };

  it.each<[string, object]>([
    ['is at work with it', { status: 409, body: { name: 'RESOURCE_CONFLICT' } }],
    ['has not completed it', { status: 422, body: refusal('ORDER_COMPLETION_IN_PROGRESS') }],
    ['refuses it', { status: 422, body: refusal('TRANSACTION_REFUSED') }],
    ['no longer takes the account', { status: 403, body: { name: 'NOT_AUTHORIZED' } }],
  ])('PayPal says that it %s: that is not final, and the money is found', async (_name, fault) => {
    await paypal.fail({ path: 'capture', status: 500 });
    await paypal.fail({ path: 'capture', ...fault });
    expect(await capture()).toEqual(unavailable);
    expect(await database().payment.findFirstOrThrow()).toMatchObject({
      status: 'created',
      declinedAt: null,
    });
    await paypal.shopA.capture(paypalOrderId, { requestId: 'the first try' });
    expect(await capture()).toMatchObject({ ok: true, value: { status: 'COMPLETED' } });
    expect((await paypal.ledger()).captures).toHaveLength(1);
  });

  it.each([
    ['409', { status: 409, body: { name: 'RESOURCE_CONFLICT' } }],
    ['that it is in progress', { status: 422, body: refusal('ORDER_COMPLETION_IN_PROGRESS') }],
  ])('PayPal says %s to both tries: the result is still unknown', async (_name, fault) => {
    await paypal.fail({ path: 'capture', times: 2, ...fault });
    expect(await capture()).toEqual(unavailable);
  });

  it('finds the money of the first try, though the second was declined', async () => {
    await paypal.fail({ path: 'capture', dropAnswerAfterCommit: true });
    await paypal.fail({ path: 'capture', status: 422, body: refusal('INSTRUMENT_DECLINED') });
    expect(await capture()).toMatchObject({ ok: true, value: { status: 'COMPLETED' } });
    expect((await readOrder(orderId)).paymentStatus).toBe('paid');
  });

  it('treats a decline as final if PayPal waits for the buyer again', async () => {
    await paypal.shopA.approve(paypalOrderId, { choice: 'decline' });
    await paypal.fail({ path: 'capture', dropBeforeCommit: true });
    expect(await capture()).toMatchObject({ ok: true, value: { status: 'INSTRUMENT_DECLINED' } });
  });

  it('keeps the ids of orders out of the log', async () => {
    const warn = vi.spyOn(logger(), 'warn');
    await paypal.fail({ path: 'capture', status: 500 });
    await capture();
    const logged = JSON.stringify(warn.mock.calls);
    expect(logged).toContain(`/v2/checkout/orders/…${paypalOrderId.slice(-4)}/capture`);
    expect(logged).not.toContain(paypalOrderId);
  });
});

describe('a payment whose order was paid by another payment', () => {
  const settleOther = async (status: 'COMPLETED' | 'PENDING') => {
    const { id: tenantId } = tenant;
    await database().payment.create({
      data: { tenantId, orderId, attempt: 2, paypalOrderId: 'OTHER', amountCents: 6_000 },
    });
    const money = { amount: cents(6_000), currency: 'USD', fee: null };
    await settlePayment(tenantId, 'OTHER', { id: 'CAPTURE-2', status, ...money });
  };

  it.each(['COMPLETED', 'PENDING'] as const)('is not charged; the answer is %s', async (status) => {
    await settleOther(status);
    expect(await capture()).toEqual({ ok: true, value: { status, orderId } });
    expect((await paypal.ledger()).captures).toEqual([]);
    expect(await paypal.calls()).toEqual(['create']);
  });

  it('is not charged after the order was refunded', async () => {
    await settleOther('COMPLETED');
    await database().order.updateMany({ data: { paymentStatus: 'refunded' } });
    expect(await capture()).toEqual({ ok: false, error: 'order_not_payable' });
    expect((await paypal.ledger()).captures).toEqual([]);
  });
});

it('marks a failed payment as open before PayPal is asked again, so that its money is found', async () => {
  await database().payment.updateMany({ data: { status: 'failed', nextCheckAt: null } });
  await paypal.fail({ path: 'capture', dropAnswerAfterCommit: true, times: 2 });
  expect(await capture()).toEqual({ ok: false, error: 'unavailable' });
  expect(await database().payment.findFirstOrThrow()).toMatchObject({
    status: 'created',
    nextCheckAt: expect.any(Date),
    captureAskedAt: expect.any(Date),
  });
});

describe('a payment of another PayPal account', () => {
  const openedWith = (paypalClientId: string | null) =>
    database().payment.updateMany({ data: { paypalClientId, status: 'expired', nextCheckAt: null } });

  it('is neither captured nor marked', async () => {
    await openedWith('the account of before');
    const before = await database().payment.findFirstOrThrow();
    expect(await capture()).toEqual({ ok: false, error: 'payment_not_configured' });
    expect(await database().payment.findFirstOrThrow()).toEqual(before);
    expect(await paypal.calls()).toEqual(['create']);
  });

  it('is not captured either if the shop no longer has an account', async () => {
    await openedWith('shop-a');
    await database().tenant.updateMany({ data: { paypalClientId: null, paypalSecretEncrypted: null } });
    const before = await database().payment.findFirstOrThrow();
    expect(await capture()).toEqual({ ok: false, error: 'payment_not_configured' });
    expect(await database().payment.findFirstOrThrow()).toEqual(before);
  });

  it.each(['shop-a', null])('does not include one that was opened with %s', async (clientId) => {
    await openedWith(clientId);
    expect(await capture()).toMatchObject({ ok: true, value: { status: 'COMPLETED' } });
  });
});

describe('a declined payment that its buyer tries again', () => {
  const DAY = 24 * 60 * 60_000;
  const readPayment = () => database().payment.findFirstOrThrow();

  beforeEach(async () => {
    await paypal.shopA.approve(paypalOrderId, { choice: 'decline' });
    expect(await capture()).toMatchObject({ value: { status: 'INSTRUMENT_DECLINED' } });
    expect(await readPayment()).toMatchObject({ status: 'created', declinedAt: expect.any(Date) });
    await paypal.shopA.approve(paypalOrderId);
    // PayPal captures at the second try, and the answer is lost, as if this process had died.
    await paypal.fail({ path: 'capture', dropAnswerAfterCommit: true, times: 2 });
    expect(await capture()).toEqual({ ok: false, error: 'unavailable' });
  });

  it('is the only payment that the decline marks', async () => {
    const other = await createStartedOrder(tenant, 6_000);
    const before = await readOrder(other.orderId);
    await paypal.shopA.approve(paypalOrderId, { choice: 'decline' });
    await paypal.fail({
      path: 'capture',
      status: 422,
      body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] },
    });
    expect(await capture()).toMatchObject({ value: { status: 'INSTRUMENT_DECLINED' } });
    expect(await readOrder(other.orderId)).toEqual(before);
  });

  it('may have been paid, and is marked so before PayPal is asked', async () => {
    const { captureAskedAt, declinedAt, nextCheckAt } = await readPayment();
    expect(declinedAt).toBeNull();
    expect(Date.now() - (captureAskedAt?.getTime() ?? 0)).toBeLessThan(60_000);
    expect(nextCheckAt?.getTime()).toBeLessThan(Date.now() + 60_000);
    expect(nextCheckAt?.getTime()).toBe((captureAskedAt?.getTime() ?? 0) + 10_000);
  });

  it('is never expired while the account cannot be asked', async () => {
    const shop = await database().tenant.findFirstOrThrow();
    await database().tenant.updateMany({ data: { paypalClientId: null, paypalSecretEncrypted: null } });
    await database().payment.updateMany({
      data: { createdAt: new Date(Date.now() - 3 * DAY), nextCheckAt: new Date(Date.now() - 1_000) },
    });
    expect(await reconcilePayment(tenant.id, paypalOrderId)).toBe('unreachable');
    expect(await readPayment()).toMatchObject({ status: 'created' });
    const { paypalClientId, paypalSecretEncrypted } = shop;
    await database().tenant.updateMany({ data: { paypalClientId, paypalSecretEncrypted } });
    expect(await reconcilePayment(tenant.id, paypalOrderId)).toBe('settled');
    expect((await readOrder(orderId)).paymentStatus).toBe('paid');
  });
});

describe('PayPal’s refusal', () => {
  const refusal = (issue: string) => ({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] });

  it.each([
    ...DECLINE_ISSUES.map((issue) => [issue, true] as const),
    ['ORDER_NOT_APPROVED', false] as const,
    ['PAYEE_ACCOUNT_RESTRICTED', false] as const,
  ])('%s is passed on, and is a decline: %s', async (issue, isDecline) => {
    await paypal.fail({ path: 'capture', status: 422, body: refusal(issue) });
    expect(await capture()).toEqual({ ok: true, value: { status: issue, orderId } });
    const { declinedAt } = await database().payment.findFirstOrThrow();
    expect(declinedAt !== null).toBe(isDecline);
  });
});
