import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { listDueEvents } from '@/lib/jobs/due-work.queries';
import { logger } from '@/lib/log';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { sealSecret } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { countLockWaits } from '@/lib/testing/database/count-lock-waits';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { captureResource, keepEvent, readEvent, refundHint } from '@/lib/testing/outside/webhooks';
import { createTenant } from '@/lib/testing/rows/factories';
import { createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { PATIENCE } from '@/lib/testing/time/patience';
import { idOf } from '@/tools/paypal-sandbox/test-client';
import { bookRefund } from '../refunds/book-refund';
import { type HandledEvent, handleWebhookEvent } from './handle-webhook-event';

vi.mock('../refunds/book-refund', async (original) => {
  const { bookRefund } = await original<typeof import('../refunds/book-refund')>();
  return { bookRefund: vi.fn(bookRefund) };
});

const PRICE = 4_200;

const paypal = await startPayPal();
let tenant: Tenant;
/** The result of the last message. */
let told: HandledEvent;
beforeEach(async () => {
  vi.resetAllMocks();
  tenant = await freshPayingShop(paypal);
});

/** Stores a message and handles it; returns its row. */
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

/** The resource of PayPal's message about a refund of an order that is paid here. */
async function refundResource() {
  const { paypalOrderId } = await approvedOrder();
  await capturePayment(tenant.id, paypalOrderId);
  const { id: captureId } = await captureResource(paypal, paypalOrderId);
  return refundHint(idOf(await paypal.shopA.refund(captureId)), captureId);
}

const handled = { handledAt: expect.any(Date), nextAttemptAt: null, lastError: null };
const isPaid = { paymentStatus: 'paid', status: 'processing', payments: [{ status: 'captured' }] };
const kindsOf = async (orderId: OrderId) => (await readOrder(orderId)).events.map(({ kind }) => kind);
const PAID_ONCE = ['order.created', 'payment.started', 'payment.captured', 'order.status'];
const captures = async () => (await paypal.ledger()).captures.length;

describe('a message about an approved payment', () => {
  it('that was declined since captures nothing; a new approval does', async () => {
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

  it('whose window was closed captures it, and the order is paid', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    expect(await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toMatchObject({
      ...handled,
      attempts: 1,
    });
    expect(await readOrder(orderId)).toMatchObject(isPaid);
    expect(told).toEqual({ outcome: 'handled', orderId });
  });

  it('captures it once if the window and 25 messages race', async () => {
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

  it('of a cancelled order captures nothing', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    await database().order.updateMany({ where: { id: orderId }, data: { status: 'cancelled' } });
    expect(await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toMatchObject(handled);
    expect(await captures()).toBe(0);
  });

  it('with a refused instrument leaves the order unpaid', async () => {
    const { orderId, paypalOrderId } = await approvedOrder({ choice: 'decline' });
    expect(await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'unpaid', status: 'pending' });
  });

  it('is retried later if PayPal does not answer, and then the order is paid', async () => {
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

  it('that PayPal does not confirm neither captures nor reopens anything', async () => {
    const { orderId, paypalOrderId } = await createStartedOrder(tenant, PRICE);
    const declinedAt = new Date(Date.now() - 60_000);
    for (const status of ['created', 'expired', 'failed']) {
      await database().payment.updateMany({ data: { status, declinedAt } });
      expect(await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toMatchObject(handled);
      expect(await readOrder(orderId)).toMatchObject({
        paymentStatus: 'unpaid',
        payments: [{ status, declinedAt, captureAskedAt: null }],
      });
    }
    expect(await paypal.calls()).toEqual(['create', 'get', 'get', 'get']);
  });

  it('that had expired captures it', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    await database().payment.updateMany({ data: { status: 'expired', nextCheckAt: null } });
    await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    expect(await readOrder(orderId)).toMatchObject(isPaid);
  });

  it('books a capture that was not recorded here', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    await paypal.shopA.capture(paypalOrderId);
    await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    expect(await readOrder(orderId)).toMatchObject(isPaid);
    expect(told).toEqual({ outcome: 'handled', orderId });
  });

  it('that is booked already causes no call', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    await capturePayment(tenant.id, paypalOrderId);
    const calls = await paypal.calls();
    await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    expect([told, await paypal.calls()]).toEqual([{ outcome: 'handled', orderId }, calls]);
  });

  it.each([
    ['is disconnected', { paypalClientId: null, paypalSecretEncrypted: null }],
    ['has lost its secret', { paypalSecretEncrypted: null }],
    ['is another one', PAYPAL_ACCOUNTS.b],
  ])('is retried while its PayPal account %s', async (_name, account) => {
    const { paypalOrderId } = await approvedOrder();
    const data =
      'clientId' in account
        ? {
            paypalClientId: account.clientId,
            paypalSecretEncrypted: sealSecret('paypal-secret', tenant.id, account.clientSecret),
          }
        : account;
    await database().tenant.updateMany({ data });
    expect(await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toMatchObject({
      handledAt: null,
      lastError: "the payment's account cannot be asked",
    });
    expect(await captures()).toBe(0);
  });

  it('of another program with the same account does nothing', async () => {
    const paypalOrderId = await paypal.shopA.approvedOrder();
    expect(await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toMatchObject(handled);
    expect(await captures()).toBe(0);
  });
});

describe('a message', () => {
  it('that two handlers have read at the same moment is handled by one of them', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    const id = await keepEvent(tenant.id, 'CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    const both: Promise<HandledEvent>[] = [];
    await database().$transaction(
      async (held) => {
        await held.$queryRaw`SELECT 1 AS locked FROM webhook_events WHERE id = ${id} FOR UPDATE`;
        both.push(handleWebhookEvent(tenant.id, id), handleWebhookEvent(tenant.id, id));
        // Both have seen that it is not claimed, and now wait to claim it.
        await expect.poll(countLockWaits).toBe(2);
      },
      { timeout: PATIENCE, maxWait: PATIENCE },
    );
    const outcomes = await Promise.all(both);
    expect(outcomes.filter(({ outcome }) => outcome !== 'nothing')).toEqual([
      { outcome: 'handled', orderId },
    ]);
    expect(await readEvent(id)).toMatchObject({ ...handled, attempts: 1 });
    expect(await paypal.calls()).toEqual(['create', 'get', 'capture']);
  });

  it('that another handler has claimed is left alone until the claim expires', async () => {
    const { orderId, paypalOrderId } = await approvedOrder();
    const id = await keepEvent(tenant.id, 'CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    const isTaken = (pause: number) =>
      database().webhookEvent.updateMany({
        data: { attempts: 1, lastError: null, nextAttemptAt: new Date(Date.now() + pause) },
      });
    await isTaken(5_000);
    expect(await handleWebhookEvent(tenant.id, id)).toEqual({ outcome: 'nothing', orderId: null });
    await isTaken(-1);
    expect(await handleWebhookEvent(tenant.id, id)).toEqual({ outcome: 'handled', orderId });
  });

  it.each(['CHECKOUT.PAYMENT-APPROVAL.REVERSED', 'CUSTOMER.DISPUTE.CREATED'])(
    '%s is stored and done',
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
    ['PAYMENT.CAPTURE.COMPLETED', {}],
    ['PAYMENT.CAPTURE.REFUNDED', null],
    ['PAYMENT.CAPTURE.REVERSED', { id: 'REFUND-1' }],
  ])('%s of an unknown form is recorded as failed', async (type, resource) => {
    expect(await tell(type, resource)).toMatchObject({
      handledAt: null,
      lastError: 'the message is of an unknown form',
    });
  });

  it.each(['the disk is full', 'unavailable'])(
    'that causes an exception (%s) is recorded, and nothing is thrown',
    async (reason) => {
      vi.mocked(bookRefund).mockRejectedValue(new Error(reason));
      const event = await tell('PAYMENT.CAPTURE.REFUNDED', await refundResource());
      expect(event).toMatchObject({ handledAt: null, lastError: reason, attempts: 1 });
      expect(told).toEqual({ outcome: 'failed', orderId: null });
    },
  );

  it('that cannot be handled for three days is given up for good, with an error in the log', async () => {
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
    expect(await handleWebhookEvent(tenant.id, id)).toEqual({ outcome: 'nothing', orderId: null });
    expect(await readEvent(id)).toMatchObject({ attempts: 81 });
  });

  it('that failed causes no call before its next attempt is due, even if it is delivered again', async () => {
    const { paypalOrderId } = await approvedOrder();
    await paypal.fail({ path: 'get', times: 2, status: 503 });
    const event = await tell('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    const calls = await paypal.calls();
    for (let again = 0; again < 5; again += 1) {
      expect(await handleWebhookEvent(tenant.id, event.id)).toEqual({ outcome: 'nothing', orderId: null });
    }
    expect(await paypal.calls()).toEqual(calls);
    expect(await readEvent(event.id)).toMatchObject({ attempts: 1, handledAt: null });
  });

  describe('after three days', () => {
    const ofLongAgo = async (type: string, resource: unknown) => {
      const id = await keepEvent(tenant.id, type, resource);
      const receivedAt = new Date(Date.now() - 73 * 3_600_000);
      await database().webhookEvent.updateMany({ where: { id }, data: { receivedAt, attempts: 80 } });
      return id;
    };
    const alerts = () => database().orderAlert.findMany();

    it('keeps its next attempt until the last one has ended, in case of a crash', async () => {
      let during: Date | null = null;
      const id = await ofLongAgo('PAYMENT.CAPTURE.REFUNDED', await refundResource());
      vi.mocked(bookRefund).mockImplementation(async () => {
        during = (await readEvent(id)).nextAttemptAt;
        return 'unknown';
      });
      await handleWebhookEvent(tenant.id, id);
      expect(during).toBeInstanceOf(Date);
      expect(await readEvent(id)).toMatchObject({ nextAttemptAt: null });
    });

    it('raises one alert if its order is known', async () => {
      const { orderId, paypalOrderId } = await approvedOrder();
      await paypal.fail({ path: 'capture', times: 2, status: 503 });
      const id = await ofLongAgo('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
      await handleWebhookEvent(tenant.id, id);
      await handleWebhookEvent(tenant.id, id);
      expect(await alerts()).toMatchObject([
        { orderId, kind: 'message_lost', subject: id, detail: { paypalOrderId } },
      ]);
    });

    it('raises no alert if its order is not known', async () => {
      const id = await ofLongAgo('PAYMENT.CAPTURE.REFUNDED', refundHint('R', 'ELSEWHERE-1'));
      await handleWebhookEvent(tenant.id, id);
      expect(await alerts()).toEqual([]);
    });
  });

  it('of another shop is not found', async () => {
    const other = await createTenant();
    const { paypalOrderId } = await approvedOrder();
    const id = await keepEvent(tenant.id, 'CHECKOUT.ORDER.APPROVED', { id: paypalOrderId });
    await handleWebhookEvent(other.id, id);
    expect(await readEvent(id)).toMatchObject({ attempts: 0, handledAt: null });
    expect(await captures()).toBe(0);
  });
});

describe('the messages that are due', () => {
  it('are listed for all shops in turn, the oldest of each first, up to a limit', async () => {
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

  it('of one shop are limited in each run, so that it does not crowd out others', async () => {
    const other = await createTenant();
    const data = Array.from({ length: 45 }, (_, index) => ({
      tenantId: tenant.id,
      id: `MANY-${index}`,
      eventType: 'ANY',
      payload: {},
      nextAttemptAt: new Date(Date.now() - 60_000),
    }));
    await database().webhookEvent.createMany({ data });
    const id = await keepEvent(other.id, 'ANY', {});
    const due = await listDueEvents(400);
    expect(due).toHaveLength(41);
    expect(due.slice(0, 2)).toContainEqual({ tenantId: other.id, id });
  });
});
