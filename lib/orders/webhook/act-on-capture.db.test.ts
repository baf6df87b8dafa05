import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import type { Tenant } from '@/lib/tenants/tenant';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { captureResource, keepEvent, readEvent } from '@/lib/testing/outside/webhooks';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrder, createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { orderBody } from '@/tools/paypal-sandbox/test-client';
import { type HandledEvent, handleWebhookEvent } from './handle-webhook-event';

const PRICE = 4_200;

const paypal = await startPayPal();
let tenant: Tenant;
/** The result of the last message. */
let told: HandledEvent;
beforeEach(async () => {
  vi.restoreAllMocks();
  tenant = await freshPayingShop(paypal);
});

/** Stores a message and handles it; returns its row. */
async function tell(type: string, resource: unknown) {
  const id = await keepEvent(tenant.id, `PAYMENT.CAPTURE.${type}`, resource);
  told = await handleWebhookEvent(tenant.id, id);
  return readEvent(id);
}

async function approvedOrder(choice: object = {}) {
  const order = await createStartedOrder(tenant, PRICE);
  await paypal.shopA.approve(order.paypalOrderId, choice);
  return order;
}

/** An order that is captured at PayPal, but not yet booked here. */
async function capturedOrder(choice: object = {}) {
  const order = await approvedOrder(choice);
  await paypal.shopA.capture(order.paypalOrderId);
  return { ...order, resource: await captureResource(paypal, order.paypalOrderId) };
}

const handled = { handledAt: expect.any(Date), nextAttemptAt: null, lastError: null };
const isPaid = { paymentStatus: 'paid', status: 'processing', payments: [{ status: 'captured' }] };
const kindsOf = async (orderId: OrderId) => (await readOrder(orderId)).events.map(({ kind }) => kind);
const PAID_ONCE = ['order.created', 'payment.started', 'payment.captured', 'order.status'];
const captures = async () => (await paypal.ledger()).captures.length;
const makeOld = (minutes: number) =>
  database().webhookEvent.updateMany({
    data: { receivedAt: new Date(Date.now() - minutes * 60_000), nextAttemptAt: new Date() },
  });

describe('a message about a completed capture', () => {
  it('before the answer to our own call: the order is paid, and the call gives the same answer', async () => {
    const { orderId, paypalOrderId, resource } = await capturedOrder();
    expect(await tell('COMPLETED', resource)).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject(isPaid);
    expect(told).toEqual({ outcome: 'handled', orderId });
    const answer = { ok: true, value: { status: 'COMPLETED', orderId } };
    expect(await capturePayment(tenant.id, paypalOrderId)).toEqual(answer);
    expect([await kindsOf(orderId), await captures()]).toEqual([PAID_ONCE, 1]);
  });

  it('after it: nothing more happens, and PayPal is not asked', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    await capturePayment(tenant.id, paypalOrderId);
    const resource = await captureResource(paypal, paypalOrderId);
    const calls = await paypal.calls();
    expect(await tell('COMPLETED', resource)).toMatchObject(handled);
    expect([await kindsOf(orderId), told]).toEqual([PAID_ONCE, { outcome: 'handled', orderId }]);
    expect(await paypal.calls()).toEqual(calls);
  });

  it('brings the fee that PayPal had not named before', async () => {
    const { orderId, resource } = await capturedOrder();
    await tell('COMPLETED', resource);
    const { payments } = await readOrder(orderId);
    await database().payment.updateMany({ data: { paypalFeeCents: null } });
    await tell('COMPLETED', resource);
    expect((await readOrder(orderId)).payments).toMatchObject([
      { paypalFeeCents: payments[0]?.paypalFeeCents },
    ]);
    expect(payments[0]?.paypalFeeCents).toBeGreaterThan(0);
  });

  it('25 times, in as many messages: paid once', async () => {
    const { orderId, resource } = await capturedOrder();
    await Promise.all(Array.from({ length: 25 }, () => tell('COMPLETED', resource)));
    expect(await kindsOf(orderId)).toEqual(PAID_ONCE);
    expect((await readOrder(orderId)).mails).toHaveLength(1);
    expect(await database().webhookEvent.count({ where: { handledAt: null } })).toBe(0);
  });

  it('finds the payment by the link of the capture if it names no order', async () => {
    const { orderId, resource } = await capturedOrder();
    const { supplementary_data: _gone, ...linked } = resource;
    await tell('COMPLETED', linked);
    expect(await readOrder(orderId)).toMatchObject(isPaid);
  });

  it('finds the payment by the capture’s id if it names nothing else', async () => {
    const { orderId, resource } = await capturedOrder({ buyer: 'pending' });
    await tell('PENDING', resource);
    await database().payment.updateMany({ data: { paypalCaptureId: resource.id } });
    await paypal.control('POST', 'settle', { captureId: resource.id, status: 'COMPLETED' });
    await tell('COMPLETED', { id: resource.id });
    expect(await readOrder(orderId)).toMatchObject(isPaid);
  });

  it.each([
    ['of another amount', { overrideCaptureAmount: '41.99' }, 4_199],
    ['of the same number in another currency', { overrideCaptureCurrency: 'EUR' }, PRICE],
  ])('%s is refunded, like any such capture', async (_name, fault, amountCents) => {
    await paypal.fail({ path: 'capture', ...fault });
    const { orderId, resource } = await capturedOrder();
    expect(await tell('COMPLETED', resource)).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'unpaid' });
    expect(await database().refund.findMany()).toMatchObject([{ orderId, amountCents }]);
  });

  it('also books the refunds that were made before we knew of it', async () => {
    const { orderId, resource } = await capturedOrder();
    await paypal.shopA.refund(resource.id, { body: { amount: { currency_code: 'USD', value: '2.00' } } });
    await tell('COMPLETED', resource);
    expect(await readOrder(orderId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      payments: [{ refundedCents: 200 }],
    });
  });
});

describe('a message that PayPal does not confirm', () => {
  const notShown = { handledAt: null, lastError: 'PayPal does not show it yet' };

  it.each(['COMPLETED', 'DECLINED', 'DENIED'])(
    '%s for an open order is retried for a while',
    async (type) => {
      const { orderId, paypalOrderId } = await createStartedOrder(tenant, PRICE);
      const resource = {
        id: 'CAPTURE-1',
        status: type,
        amount: { currency_code: 'USD', value: '42.00' },
        supplementary_data: { related_ids: { order_id: paypalOrderId } },
      };
      const { id } = await tell(type, resource);
      expect(await readEvent(id)).toMatchObject(notShown);
      await makeOld(14);
      await handleWebhookEvent(tenant.id, id);
      expect(await readEvent(id)).toMatchObject(notShown);
      await makeOld(16);
      await handleWebhookEvent(tenant.id, id);
      expect(await readEvent(id)).toMatchObject(handled);
      expect(await readOrder(orderId)).toMatchObject({
        paymentStatus: 'unpaid',
        payments: [{ status: 'created', paypalCaptureId: null }],
      });
    },
  );

  it.each(['COMPLETED', 'PENDING', 'DECLINED', 'DENIED'])(
    '%s does not change a capture that PayPal has with another status',
    async (type) => {
      const { orderId, resource } = await capturedOrder();
      await tell(type, { ...resource, status: 'DECLINED', amount: { currency_code: 'EUR', value: '0.01' } });
      expect(await readOrder(orderId)).toMatchObject(isPaid);
      expect(await database().refund.count()).toBe(0);
    },
  );

  it.each([
    [503, { code: 'unavailable', lastError: 'unavailable' }],
    [401, { code: 'failed', lastError: "the payment's account cannot be asked" }],
  ])('is not booked while PayPal answers %i, and is retried', async (status, { code, lastError }) => {
    const { orderId, resource } = await capturedOrder();
    await paypal.fail({ path: 'get', times: 2, status });
    expect(await tell('COMPLETED', resource)).toMatchObject({ handledAt: null, lastError });
    expect(told).toEqual({ outcome: code, orderId: null });
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'unpaid' });
  });

  it('is not booked while the shop has no account', async () => {
    const { orderId, resource } = await capturedOrder();
    await database().tenant.updateMany({ data: { paypalClientId: null, paypalSecretEncrypted: null } });
    const event = await tell('COMPLETED', resource);
    expect(event).toMatchObject({ handledAt: null, lastError: "the payment's account cannot be asked" });
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'unpaid' });
  });
});

describe('a pending capture', () => {
  it.each([
    ['COMPLETED', 'COMPLETED', 'paid'],
    ['DENIED', 'DECLINED', 'failed'],
    ['DECLINED', 'DECLINED', 'failed'],
  ])('is pending, and then %s', async (end, status, paymentStatus) => {
    const { orderId, resource } = await capturedOrder({ buyer: 'pending' });
    expect(await tell('PENDING', resource)).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'pending' });
    await paypal.control('POST', 'settle', { captureId: resource.id, status });
    expect(await tell(end, resource)).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus });
    // The message about the pending capture comes again, late.
    expect(await tell('PENDING', resource)).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus });
  });
});

it('a decline of an earlier try ends nothing while a new capture is running', async () => {
  await paypal.fail({ path: 'capture', overrideCaptureStatus: 'DECLINED' });
  const { orderId, resource } = await capturedOrder();
  await database().payment.updateMany({ data: { captureAskedAt: new Date() } });
  expect(await tell('DECLINED', resource)).toMatchObject({ handledAt: null });
  expect(await readOrder(orderId)).toMatchObject({
    paymentStatus: 'unpaid',
    payments: [{ status: 'created' }],
  });
  await database().payment.updateMany({ data: { captureAskedAt: new Date(Date.now() - 6 * 60_000) } });
  expect(await tell('DECLINED', resource)).toMatchObject(handled);
  expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'failed' });
});

describe('a capture without a known payment', () => {
  /** A paid PayPal order of an account, with a reference in our form. */
  async function strayCapture(customId: string, value = '42.00') {
    const amount = { currency_code: 'USD', value };
    const unit = {
      custom_id: customId,
      items: undefined,
      amount: { ...amount, breakdown: { item_total: amount } },
    };
    const paypalOrderId = await paypal.shopA.approvedOrder(orderBody(unit));
    await paypal.shopA.capture(paypalOrderId);
    return { paypalOrderId, resource: await captureResource(paypal, paypalOrderId) };
  }

  const nothingBooked = async () => {
    expect(await database().payment.count()).toBe(0);
    expect(await database().order.count({ where: { paymentStatus: { not: 'unpaid' } } })).toBe(0);
    expect(told).toEqual({ outcome: 'handled', orderId: null });
  };

  it("with an order's reference becomes its payment, and the order is paid", async () => {
    const { id: orderId } = await createOrder(tenant, { priceCents: PRICE });
    const { paypalOrderId, resource } = await strayCapture(`${tenant.id}:${orderId}`);
    await Promise.all(Array.from({ length: 5 }, () => tell('COMPLETED', resource)));
    await tell('COMPLETED', resource);
    expect(await readOrder(orderId)).toMatchObject({
      ...isPaid,
      payments: [{ paypalOrderId, attempt: 1, paypalClientId: 'shop-a', captureAskedAt: expect.any(Date) }],
    });
    expect(await kindsOf(orderId)).toEqual(PAID_ONCE);
  });

  it('with the reference of a paid order is the next attempt, and is refunded', async () => {
    const { orderId, resource: first } = await capturedOrder();
    await tell('COMPLETED', first);
    const { paypalOrderId, resource } = await strayCapture(`${tenant.id}:${orderId}`);
    await tell('COMPLETED', resource);
    const { payments, paymentStatus } = await readOrder(orderId);
    expect(payments).toMatchObject([{ attempt: 1 }, { attempt: 2, paypalOrderId, status: 'captured' }]);
    expect(paymentStatus).toBe('paid');
    expect(await database().refund.findMany()).toMatchObject([{ amountCents: PRICE, status: 'requested' }]);
  });

  it('without a PayPal order raises an alert', async () => {
    const { id: orderId } = await createOrder(tenant, { priceCents: PRICE });
    const { resource } = await strayCapture(`${tenant.id}:${orderId}`);
    const { supplementary_data: _gone, ...lost } = { ...resource, links: [] };
    await paypal.fail({ path: 'getCapture', times: 2, status: 200, body: lost });
    // Ignores the PayPal order that only the message names.
    expect(await tell('COMPLETED', resource)).toMatchObject(handled);
    await tell('COMPLETED', lost);
    expect(await database().orderAlert.findMany()).toMatchObject([
      { orderId, kind: 'unknown_payment', subject: resource.id, detail: { amountCents: PRICE } },
    ]);
  });

  it('that was declined does not affect the order', async () => {
    const { id: orderId } = await createOrder(tenant, { priceCents: PRICE });
    await paypal.fail({ path: 'capture', overrideCaptureStatus: 'DECLINED' });
    const { resource } = await strayCapture(`${tenant.id}:${orderId}`);
    await tell('COMPLETED', { ...resource, status: 'COMPLETED' });
    await nothingBooked();
  });

  it.each([
    ["another shop's order", () => otherShopsOrder()],
    ["our name and another shop's order", async () => `${tenant.id}:${(await otherShopsOrder()).slice(37)}`],
    ['an order that is not there', async () => `${tenant.id}:${randomUUID()}`],
    ['something else', async () => 'invoice 7'],
  ])('with the reference of %s changes nothing', async (_name, reference) => {
    const { resource } = await strayCapture(await reference());
    const warn = vi.spyOn(logger(), 'warn');
    const error = vi.spyOn(logger(), 'error');
    expect(await tell('COMPLETED', resource)).toMatchObject(handled);
    expect(warn.mock.calls.length + error.mock.calls.length).toBe(1);
    await nothingBooked();
  });

  it.each([
    ['something else', async () => 'invoice 7'],
    ["another shop's order", () => otherShopsOrder()],
  ])('that only the message calls ours, and PayPal %s, changes nothing', async (_name, reference) => {
    const { id: orderId } = await createOrder(tenant, { priceCents: PRICE });
    const { resource } = await strayCapture(await reference());
    const claim = { ...resource, custom_id: `${tenant.id}:${orderId}` };
    expect(await tell('COMPLETED', claim)).toMatchObject(handled);
    await nothingBooked();
  });

  it('that PayPal does not know changes nothing, and is retried only for a while', async () => {
    const { id: orderId } = await createOrder(tenant, { priceCents: PRICE });
    const { id } = await tell('COMPLETED', { id: 'MADE-UP-1', custom_id: `${tenant.id}:${orderId}` });
    expect(await readEvent(id)).toMatchObject({ handledAt: null, lastError: 'PayPal does not show it yet' });
    await makeOld(16);
    told = await handleWebhookEvent(tenant.id, id);
    expect(await readEvent(id)).toMatchObject(handled);
    await nothingBooked();
  });

  it('causes no call if not even the message calls it ours', async () => {
    const calls = await paypal.calls();
    await tell('COMPLETED', { id: 'MADE-UP-1', custom_id: `${randomUUID()}:${randomUUID()}` });
    await tell('COMPLETED', { id: 'MADE-UP-1' });
    await nothingBooked();
    expect(await paypal.calls()).toEqual(calls);
  });

  it('is retried while the shop has no account, and while PayPal does not answer', async () => {
    const { id: orderId } = await createOrder(tenant, { priceCents: PRICE });
    const { resource } = await strayCapture(`${tenant.id}:${orderId}`);
    await paypal.fail({ path: 'getCapture', times: 2, status: 503 });
    expect(await tell('COMPLETED', resource)).toMatchObject({ handledAt: null });
    expect(told.outcome).toBe('unavailable');
    await database().tenant.updateMany({ data: { paypalClientId: null, paypalSecretEncrypted: null } });
    expect(await tell('COMPLETED', resource)).toMatchObject({
      handledAt: null,
      lastError: "the payment's account cannot be asked",
    });
    expect(await database().payment.count()).toBe(0);
  });

  async function otherShopsOrder() {
    const other = await createTenant({ paypalClientId: 'client', paypalSecretEncrypted: 'secret' });
    return `${other.id}:${(await createOrder(other, { priceCents: PRICE })).id}`;
  }
});
