import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderBody } from '@/dev/paypal-sandbox/test-client';
import { database } from '@/lib/db/client';
import { logger } from '@/lib/log';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/factories';
import { createOrder, createStartedOrder, readOrder } from '@/lib/testing/orders';
import { freshPayingShop } from '@/lib/testing/paying-shop';
import { startPayPal } from '@/lib/testing/paypal';
import { captureResource, keepEvent, readEvent } from '@/lib/testing/webhooks';
import { capturePayment } from '../payments/capture-payment';
import { listDueEvents } from '../payments/due-work.queries';
import { bookRefund } from '../refunds/book-refund';
import { type HandledEvent, handleWebhookEvent } from './handle-webhook-event';

vi.mock('../refunds/book-refund', () => ({ bookRefund: vi.fn() }));

const PRICE = 4_200;

const paypal = await startPayPal();
let tenant: Tenant;
/** What came of the message that was told last. */
let told: HandledEvent;
beforeEach(async () => {
  vi.resetAllMocks();
  tenant = await freshPayingShop(paypal);
});

/** Keeps a message and handles it; answers the row afterwards. */
async function tell(type: string, resource: unknown, shop = tenant) {
  const id = await keepEvent(shop.id, type, resource);
  told = await handleWebhookEvent(shop.id, id);
  return readEvent(id);
}

async function approvedOrder(choice: object = {}) {
  const order = await createStartedOrder(tenant, PRICE);
  await paypal.shopA.approve(order.paypalOrderId, choice);
  return order;
}

/** An order whose money PayPal has taken; nobody here knows yet. */
async function capturedOrder(choice: object = {}) {
  const order = await approvedOrder(choice);
  await paypal.shopA.capture(order.paypalOrderId);
  return { ...order, resource: await captureResource(paypal, order.paypalOrderId) };
}

const handled = { handledAt: expect.any(Date), nextAttemptAt: null, lastError: null };
const isPaid = { paymentStatus: 'paid', status: 'processing', payments: [{ status: 'captured' }] };
const kindsOf = async (orderId: string) => (await readOrder(orderId)).events.map(({ kind }) => kind);
const PAID_ONCE = ['order.created', 'payment.started', 'payment.captured', 'order.status'];
const captures = async () => (await paypal.ledger()).captures.length;

describe('an approved payment', () => {
  it('that was declined since is not tried again, and a new approval is', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    await database().payment.updateMany({
      data: { declinedAt: new Date(Date.now() + 60_000), captureAskedAt: new Date() },
    });
    expect(await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toMatchObject(handled);
    expect(await captures()).toBe(0);
    await database().payment.updateMany({ data: { declinedAt: new Date(Date.now() - 1_000) } });
    await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    expect(await readOrder(orderId)).toMatchObject(isPaid);
  });

  it('whose window was closed is captured, and the order is paid', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    expect(await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toMatchObject({
      ...handled,
      attempts: 1,
    });
    expect(await readOrder(orderId)).toMatchObject(isPaid);
    expect(told).toEqual({ outcome: 'handled', orderId });
  });

  it('is captured once however the window and 25 messages race', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    const id = await keepEvent(tenant.id, 'CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    await Promise.all([
      capturePayment(tenant.id, paypalOrderId),
      ...Array.from({ length: 25 }, () => handleWebhookEvent(tenant.id, id)),
    ]);
    expect(await readEvent(id)).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject(isPaid);
    expect([await kindsOf(orderId), await captures()]).toEqual([PAID_ONCE, 1]);
  });

  it('of a cancelled order is not captured', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    await database().order.updateMany({ where: { id: orderId }, data: { status: 'cancelled' } });
    expect(await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toMatchObject(handled);
    expect(await captures()).toBe(0);
  });

  it('with an instrument that is refused leaves the order unpaid', async () => {
    const { orderId, paypalOrderId } = await approvedOrder({ choice: 'decline' });
    expect(await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'unpaid', status: 'pending' });
  });

  it('that PayPal does not answer about is tried again later, and then paid', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    await paypal.fail({ path: 'capture', times: 2, status: 503 });
    const before = Date.now();
    const event = await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    expect(event).toMatchObject({ handledAt: null, lastError: 'unavailable', attempts: 1 });
    expect(told).toEqual({ outcome: 'unavailable', orderId: null });
    const pause = (event.nextAttemptAt?.getTime() ?? 0) - before;
    expect(pause).toBeGreaterThanOrEqual(10_000);
    expect(pause).toBeLessThan(20_000);
    expect(await listDueEvents(10)).toEqual([]);
    await database().webhookEvent.updateMany({ data: { nextAttemptAt: new Date() } });
    expect(await listDueEvents(10)).toEqual([{ tenantId: tenant.id, id: event.id }]);
    await handleWebhookEvent(tenant.id, event.id);
    expect(await readEvent(event.id)).toMatchObject({ ...handled, attempts: 2 });
    expect(await readOrder(orderId)).toMatchObject(isPaid);
  });

  it('that was begun elsewhere with the same account is left alone', async () => {
    const paypalOrderId = await paypal.shopA.approvedOrder();
    expect(await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toMatchObject(handled);
    expect(await captures()).toBe(0);
  });
});

describe('a completed capture', () => {
  it('before our own call has answered: paid, and the call answers the same', async () => {
    const { orderId, paypalOrderId, resource } = await capturedOrder();
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', resource)).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject(isPaid);
    expect(told).toEqual({ outcome: 'handled', orderId });
    const answer = { ok: true, value: { status: 'COMPLETED', orderId } };
    expect(await capturePayment(tenant.id, paypalOrderId)).toEqual(answer);
    expect([await kindsOf(orderId), await captures()]).toEqual([PAID_ONCE, 1]);
  });

  it('after it: nothing more happens', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    await capturePayment(tenant.id, paypalOrderId);
    const resource = await captureResource(paypal, paypalOrderId);
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', resource)).toMatchObject(handled);
    expect(await kindsOf(orderId)).toEqual(PAID_ONCE);
  });

  it('25 times, in as many messages: paid once', async () => {
    const { orderId, resource } = await capturedOrder();
    await Promise.all(Array.from({ length: 25 }, () => tell('PAYMENT.CAPTURE.COMPLETED', resource)));
    expect(await kindsOf(orderId)).toEqual(PAID_ONCE);
    expect((await readOrder(orderId)).mails).toHaveLength(1);
    expect(await database().webhookEvent.count({ where: { handledAt: null } })).toBe(0);
  });

  it('is traced by the link of the capture where no order is named', async () => {
    const { orderId, resource } = await capturedOrder();
    const { supplementary_data: _gone, ...linked } = resource;
    await tell('PAYMENT.CAPTURE.COMPLETED', linked);
    expect(await readOrder(orderId)).toMatchObject(isPaid);
  });

  it('of another amount is owed back, as any capture', async () => {
    const { orderId, resource } = await capturedOrder();
    const amount = { currency_code: 'USD', value: '41.99' };
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', { ...resource, amount })).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'unpaid' });
    expect(await database().refund.findMany()).toMatchObject([{ orderId, amountCents: 4_199 }]);
  });
});

describe('a capture that waits', () => {
  it.each([
    ['COMPLETED', 'paid'],
    ['DENIED', 'failed'],
    ['DECLINED', 'failed'],
  ])('is pending, and then %s', async (end, paymentStatus) => {
    const { orderId, resource } = await capturedOrder({ buyer: 'pending' });
    expect(await tell('PAYMENT.CAPTURE.PENDING', resource)).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'pending' });
    await tell(`PAYMENT.CAPTURE.${end}`, { ...resource, status: end });
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus });
    // Its own message comes once more, late.
    expect(await tell('PAYMENT.CAPTURE.PENDING', resource)).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus });
  });
});

it('a decline of what was tried before ends nothing while the money is being taken anew', async () => {
  const { orderId, resource } = await capturedOrder();
  const declined = { ...resource, status: 'DECLINED' };
  await database().payment.updateMany({ data: { captureAskedAt: new Date() } });
  expect(await tell('PAYMENT.CAPTURE.DECLINED', declined)).toMatchObject({ handledAt: null });
  expect(await readOrder(orderId)).toMatchObject({
    paymentStatus: 'unpaid',
    payments: [{ status: 'created' }],
  });
  await database().payment.updateMany({ data: { captureAskedAt: new Date(Date.now() - 6 * 60_000) } });
  expect(await tell('PAYMENT.CAPTURE.DECLINED', declined)).toMatchObject(handled);
  expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'failed' });
});

describe('a capture of no payment known here', () => {
  /** A PayPal order of an account, paid, with a reference of our form. */
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

  it("under an order's name becomes a payment of it, and the order is paid", async () => {
    const { id: orderId } = await createOrder(tenant, { priceCents: PRICE });
    const { paypalOrderId, resource } = await strayCapture(`${tenant.id}:${orderId}`);
    await Promise.all(Array.from({ length: 5 }, () => tell('PAYMENT.CAPTURE.COMPLETED', resource)));
    await tell('PAYMENT.CAPTURE.COMPLETED', resource);
    expect(await readOrder(orderId)).toMatchObject({ ...isPaid, payments: [{ paypalOrderId, attempt: 1 }] });
    expect(await kindsOf(orderId)).toEqual(PAID_ONCE);
  });

  it('under the name of an order that is paid already is the next attempt, and owed back', async () => {
    const { orderId, resource: first } = await capturedOrder();
    await tell('PAYMENT.CAPTURE.COMPLETED', first);
    const { paypalOrderId, resource } = await strayCapture(`${tenant.id}:${orderId}`);
    await tell('PAYMENT.CAPTURE.COMPLETED', resource);
    const { payments, paymentStatus } = await readOrder(orderId);
    expect(payments).toMatchObject([{ attempt: 1 }, { attempt: 2, paypalOrderId, status: 'captured' }]);
    expect(paymentStatus).toBe('paid');
    expect(await database().refund.findMany()).toMatchObject([{ amountCents: PRICE, status: 'requested' }]);
  });

  it('without a PayPal order is put before the shop', async () => {
    const { id: orderId } = await createOrder(tenant, { priceCents: PRICE });
    const { resource } = await strayCapture(`${tenant.id}:${orderId}`);
    const { supplementary_data: _gone, ...lost } = { ...resource, links: [] };
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', lost)).toMatchObject(handled);
    await tell('PAYMENT.CAPTURE.COMPLETED', lost);
    expect(await database().orderAlert.findMany()).toMatchObject([
      { orderId, kind: 'unknown_payment', subject: resource.id, detail: { amountCents: PRICE } },
    ]);
  });

  it.each([
    ["another shop's order", () => otherShopsOrder()],
    ["our name and another shop's order", async () => `${tenant.id}:${(await otherShopsOrder()).slice(37)}`],
    ['an order that is not there', async () => `${tenant.id}:${randomUUID()}`],
    ['something else', async () => 'invoice 7'],
  ])('under the name of %s changes nothing', async (_name, reference) => {
    const { resource } = await strayCapture(await reference());
    const warn = vi.spyOn(logger(), 'warn');
    const error = vi.spyOn(logger(), 'error');
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', resource)).toMatchObject(handled);
    expect(warn.mock.calls.length + error.mock.calls.length).toBe(1);
    expect(await database().payment.count()).toBe(0);
    expect(await database().order.count({ where: { paymentStatus: { not: 'unpaid' } } })).toBe(0);
    expect(told).toEqual({ outcome: 'handled', orderId: null });
  });

  async function otherShopsOrder() {
    const other = await createTenant({ paypalClientId: 'client', paypalSecretEncrypted: 'secret' });
    return `${other.id}:${(await createOrder(other, { priceCents: PRICE })).id}`;
  }
});

describe('money that went back', () => {
  const refundOf = (captureId: string) => ({
    id: 'REFUND-1',
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: '10.00' },
    links: [{ rel: 'up', href: `https://api.paypal.test/v2/payments/captures/${captureId}` }],
  });
  const refund = { id: 'REFUND-1', status: 'COMPLETED', amount: 1_000, currency: 'USD', reference: null };

  it.each([
    ['REFUNDED', 'refund'],
    ['REVERSED', 'reversal'],
  ])('%s is booked as a %s', async (name, kind) => {
    vi.mocked(bookRefund).mockResolvedValue('booked');
    const { orderId, resource } = await capturedOrder();
    await tell('PAYMENT.CAPTURE.COMPLETED', resource);
    expect(await tell(`PAYMENT.CAPTURE.${name}`, refundOf(resource.id))).toMatchObject(handled);
    expect(bookRefund).toHaveBeenCalledExactlyOnceWith(tenant.id, resource.id, refund, kind);
    expect(told).toEqual({ outcome: 'handled', orderId });
  });

  it('is kept for later where its capture is not known yet', async () => {
    vi.mocked(bookRefund).mockResolvedValueOnce('unknown').mockResolvedValueOnce('booked');
    const { orderId, resource } = await capturedOrder();
    const event = await tell('PAYMENT.CAPTURE.REFUNDED', refundOf(resource.id));
    expect(event).toMatchObject({ handledAt: null, lastError: 'the capture is not known here' });
    await tell('PAYMENT.CAPTURE.COMPLETED', resource);
    await handleWebhookEvent(tenant.id, event.id);
    expect(await readEvent(event.id)).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject(isPaid);
  });
});

describe('a message', () => {
  it.each(['CHECKOUT.PAYMENT-APPROVAL.REVERSED', 'CUSTOMER.DISPUTE.CREATED'])(
    '%s is kept and done',
    async (type) => {
      expect(await tell(type, { id: 'X' })).toMatchObject({ ...handled, attempts: 1 });
    },
  );

  it('that was handled is not handled again', async () => {
    const { paypalOrderId } = await approvedOrder();
    const event = await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    expect(await handleWebhookEvent(tenant.id, event.id)).toEqual({ outcome: 'nothing', orderId: null });
    expect(await readEvent(event.id)).toEqual(event);
  });

  it.each([
    ['CHECKOUT.ORDER.APPROVED', {}],
    ['PAYMENT.CAPTURE.COMPLETED', { id: 'CAPTURE' }],
    ['PAYMENT.CAPTURE.REFUNDED', null],
  ])('%s of an unknown form is noted', async (type, resource) => {
    expect(await tell(type, resource)).toMatchObject({
      handledAt: null,
      lastError: 'the message is of an unknown form',
    });
  });

  it.each(['the disk is full', 'unavailable'])(
    'that made something throw (%s) is noted, and nothing is thrown',
    async (reason) => {
      vi.mocked(bookRefund).mockRejectedValue(new Error(reason));
      const { resource } = await capturedOrder();
      const links = [{ rel: 'up', href: `/v2/payments/captures/${resource.id}` }];
      const event = await tell('PAYMENT.CAPTURE.REFUNDED', { id: 'R', status: 'COMPLETED', links });
      expect(event).toMatchObject({ handledAt: null, lastError: reason, attempts: 1 });
      expect(told).toEqual({ outcome: 'failed', orderId: null });
    },
  );

  it('that cannot be handled for three days is given up, loudly, and still can be', async () => {
    const id = await keepEvent(tenant.id, 'PAYMENT.CAPTURE.COMPLETED', {});
    const receivedAt = new Date(Date.now() - 73 * 3_600_000);
    await database().webhookEvent.updateMany({ data: { receivedAt, attempts: 80 } });
    const error = vi.spyOn(logger(), 'error');
    await handleWebhookEvent(tenant.id, id);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'webhook.given_up', eventId: id }),
      expect.any(String),
    );
    expect(await readEvent(id)).toMatchObject({ handledAt: null, nextAttemptAt: null, attempts: 81 });
  });

  describe('after three days', () => {
    const ofLongAgo = async (type: string, resource: unknown) => {
      const id = await keepEvent(tenant.id, type, resource);
      const receivedAt = new Date(Date.now() - 73 * 3_600_000);
      await database().webhookEvent.updateMany({ where: { id }, data: { receivedAt, attempts: 80 } });
      return id;
    };
    const alerts = () => database().orderAlert.findMany();

    it('keeps a next attempt until the last one has ended, lest a crash loses it', async () => {
      let during: Date | null = null;
      const { resource } = await capturedOrder();
      const links = [{ rel: 'up', href: `/v2/payments/captures/${resource.id}` }];
      const id = await ofLongAgo('PAYMENT.CAPTURE.REFUNDED', { id: 'R', status: 'COMPLETED', links });
      vi.mocked(bookRefund).mockImplementation(async () => {
        during = (await readEvent(id)).nextAttemptAt;
        return 'unknown';
      });
      await handleWebhookEvent(tenant.id, id);
      expect(during).toBeInstanceOf(Date);
      expect(await readEvent(id)).toMatchObject({ nextAttemptAt: null });
    });

    it('is put before the shop, once, where its order is known', async () => {
      const { orderId, paypalOrderId } = await approvedOrder();
      await paypal.fail({ path: 'capture', times: 4, status: 503 });
      const id = await ofLongAgo('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
      await handleWebhookEvent(tenant.id, id);
      await handleWebhookEvent(tenant.id, id);
      expect(await alerts()).toMatchObject([
        { orderId, kind: 'message_lost', subject: id, detail: { paypalOrderId } },
      ]);
    });

    it('is put before nobody where its order is not known', async () => {
      vi.mocked(bookRefund).mockResolvedValue('unknown');
      const links = [{ rel: 'up', href: '/v2/payments/captures/ELSEWHERE-1' }];
      await handleWebhookEvent(
        tenant.id,
        await ofLongAgo('PAYMENT.CAPTURE.REFUNDED', { id: 'R', status: 'COMPLETED', links }),
      );
      expect(await alerts()).toEqual([]);
    });
  });

  it("of another shop's is not there", async () => {
    const other = await createTenant();
    const { paypalOrderId } = await approvedOrder();
    const id = await keepEvent(tenant.id, 'CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    await handleWebhookEvent(other.id, id);
    expect(await readEvent(id)).toMatchObject({ attempts: 0, handledAt: null });
    expect(await captures()).toBe(0);
  });
});

describe('the messages that are due', () => {
  it('are listed across shops in turn, of each those that wait longest first, and so many at most', async () => {
    const other = await createTenant();
    const ids = [];
    for (const [index, shop] of [tenant, other, tenant, other].entries()) {
      const id = await keepEvent(shop.id, 'ANY', {});
      const nextAttemptAt = new Date(Date.now() - index * 1_000);
      await database().webhookEvent.updateMany({ where: { id }, data: { nextAttemptAt } });
      ids.push({ tenantId: shop.id, id });
    }
    await handleWebhookEvent(tenant.id, ids[2]?.id ?? '');
    expect(await listDueEvents(2)).toEqual([ids[3], ids[0]]);
    expect(await listDueEvents(10)).toEqual([ids[3], ids[0], ids[1]]);
  });
});
