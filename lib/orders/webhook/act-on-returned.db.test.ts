import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { cents } from '@/lib/money/cents';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import type { Tenant } from '@/lib/tenants/tenant';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { keepEvent, readEvent, refundHint } from '@/lib/testing/outside/webhooks';
import { createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { captureIdOf, idOf } from '@/tools/paypal-sandbox/test-client';
import { requestRefund } from '../refunds/request-refund';
import { type HandledEvent, handleWebhookEvent } from './handle-webhook-event';

const PRICE = 4_200;
const REFUND_ID = '11111111-1111-4111-8111-111111111111';

const paypal = await startPayPal();
let tenant: Tenant;
let told: HandledEvent;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
});

async function tell(type: 'REFUNDED' | 'REVERSED', resource: unknown) {
  const id = await keepEvent(tenant.id, `PAYMENT.CAPTURE.${type}`, resource);
  told = await handleWebhookEvent(tenant.id, id);
  return readEvent(id);
}

/** A captured order; `isBooked`: its payment is booked here too. */
async function paidOrder({ isBooked = true } = {}) {
  const order = await createStartedOrder(tenant, PRICE);
  await paypal.shopA.approve(order.paypalOrderId);
  const captureId = captureIdOf(await paypal.shopA.capture(order.paypalOrderId));
  if (isBooked) {
    await capturePayment(tenant.id, order.paypalOrderId);
  }
  return { ...order, captureId };
}

const dollars = (value: string) => ({ body: { amount: { currency_code: 'USD', value } } });
const refundAtPayPal = async (captureId: string, value = '10.00') =>
  idOf(await paypal.shopA.refund(captureId, dollars(value)));
const reverseAtPayPal = async (captureId: string) =>
  idOf(await paypal.control('POST', 'reverse', { captureId }));

const handled = { handledAt: expect.any(Date), nextAttemptAt: null, lastError: null };
const notShown = { handledAt: null, lastError: 'PayPal does not show it yet' };
const refunds = () => database().refund.findMany({ orderBy: { id: 'asc' } });
const alerts = () => database().orderAlert.findMany();

describe('money that somebody refunded at PayPal', () => {
  it('is booked as PayPal has it, whatever amount the message names', async () => {
    const { orderId, captureId } = await paidOrder();
    const refundId = await refundAtPayPal(captureId);
    expect(await tell('REFUNDED', refundHint(refundId, captureId))).toMatchObject(handled);
    expect(told).toEqual({ outcome: 'handled', orderId });
    expect(await refunds()).toMatchObject([
      { kind: 'refund', status: 'completed', amountCents: 1_000, paypalRefundId: refundId, actorName: null },
    ]);
    expect(await readOrder(orderId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      payments: [{ refundedCents: 1_000 }],
    });
  });

  it('is booked once, and a repeated message causes no call', async () => {
    const { captureId } = await paidOrder();
    const refundId = await refundAtPayPal(captureId);
    await tell('REFUNDED', refundHint(refundId, captureId));
    const calls = await paypal.calls();
    expect(await tell('REFUNDED', refundHint(refundId, captureId))).toMatchObject(handled);
    expect(await paypal.calls()).toEqual(calls);
    expect(await refunds()).toMatchObject([{ amountCents: 1_000 }]);
  });

  it('is retried if its capture is not known yet', async () => {
    const { orderId, paypalOrderId, captureId } = await paidOrder({ isBooked: false });
    const refundId = await refundAtPayPal(captureId);
    const event = await tell('REFUNDED', refundHint(refundId, captureId));
    expect(event).toMatchObject({ handledAt: null, lastError: 'the capture is not known here' });
    await capturePayment(tenant.id, paypalOrderId);
    await database().webhookEvent.updateMany({ data: { nextAttemptAt: new Date() } });
    await handleWebhookEvent(tenant.id, event.id);
    expect(await readEvent(event.id)).toMatchObject(handled);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'partially_refunded' });
  });
});

describe('money that PayPal took back', () => {
  it('is booked as a reversal, with an alert', async () => {
    const { orderId, captureId } = await paidOrder();
    const refundId = await reverseAtPayPal(captureId);
    expect(await tell('REVERSED', refundHint(refundId, captureId))).toMatchObject(handled);
    expect(await refunds()).toMatchObject([{ kind: 'reversal', amountCents: PRICE, status: 'completed' }]);
    expect(await alerts()).toMatchObject([{ orderId, kind: 'reversed', detail: { amountCents: PRICE } }]);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'refunded' });
  });

  it('is found among the refunds of its order if PayPal does not show it alone', async () => {
    const { captureId } = await paidOrder();
    const refundId = await reverseAtPayPal(captureId);
    const gone = { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] };
    await paypal.fail({ path: 'getRefund', status: 404, body: gone });
    expect(await tell('REVERSED', refundHint(refundId, captureId))).toMatchObject(handled);
    expect(await refunds()).toMatchObject([{ kind: 'reversal', paypalRefundId: refundId }]);
  });

  it('becomes a reversal if it was first seen as a refund', async () => {
    const { captureId } = await paidOrder();
    const refundId = await reverseAtPayPal(captureId);
    await tell('REFUNDED', refundHint(refundId, captureId));
    expect(await refunds()).toMatchObject([{ kind: 'refund' }]);
    await tell('REVERSED', refundHint(refundId, captureId));
    expect(await refunds()).toMatchObject([{ kind: 'reversal', amountCents: PRICE }]);
  });
});

describe('a message that PayPal does not confirm', () => {
  it("does not turn the shop's own refund into a reversal", async () => {
    const { orderId, captureId } = await paidOrder();
    const [payment] = (await readOrder(orderId)).payments;
    await requestRefund(tenant.id, {
      refundId: REFUND_ID,
      orderId,
      paymentId: payment?.id ?? '',
      amount: cents(500),
      seenRefundable: cents(PRICE),
      reason: '',
      actorName: 'Ada',
      isLimited: false,
      cancelFrom: null,
    });
    const [own] = await refunds();
    expect(own).toMatchObject({ status: 'completed', kind: 'refund' });
    expect(await tell('REVERSED', refundHint(own?.paypalRefundId ?? '', captureId))).toMatchObject(handled);
    expect(await refunds()).toEqual([own]);
    expect(await alerts()).toEqual([]);
  });

  it('about a refund that does not exist books nothing', async () => {
    const { orderId, captureId } = await paidOrder();
    for (const type of ['REFUNDED', 'REVERSED'] as const) {
      expect(await tell(type, refundHint('MADE-UP-1', captureId))).toMatchObject(notShown);
    }
    expect([await refunds(), await alerts()]).toEqual([[], []]);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it("about another capture's refund books nothing", async () => {
    const mine = await paidOrder();
    const other = await paidOrder();
    const refundId = await refundAtPayPal(other.captureId);
    expect(await tell('REFUNDED', refundHint(refundId, mine.captureId))).toMatchObject(notShown);
    expect(await refunds()).toEqual([]);
  });

  it('about a refund whose capture PayPal does not name books only a refund of its order', async () => {
    const { captureId } = await paidOrder();
    const stray = { id: 'STRAY-1', status: 'COMPLETED', amount: { currency_code: 'USD', value: '42.00' } };
    await paypal.fail({ path: 'getRefund', status: 200, body: stray });
    expect(await tell('REFUNDED', refundHint('STRAY-1', captureId))).toMatchObject(notShown);
    expect(await refunds()).toEqual([]);
  });

  it('about a capture that is not ours causes no call', async () => {
    const calls = await paypal.calls();
    expect(await tell('REFUNDED', refundHint('MADE-UP-1', 'MADE-UP-2'))).toMatchObject({ handledAt: null });
    expect(await paypal.calls()).toEqual(calls);
  });
});

describe('while PayPal cannot be asked', () => {
  it.each(['getRefund', 'get'])('nothing is booked and the message is retried (%s)', async (path) => {
    const { captureId } = await paidOrder();
    const refundId = await refundAtPayPal(captureId);
    await paypal.fail({ path, times: 2, status: 503 });
    const hint = refundHint(path === 'get' ? 'MADE-UP-1' : refundId, captureId);
    expect(await tell('REFUNDED', hint)).toMatchObject({ handledAt: null });
    expect([told, await refunds()]).toEqual([{ outcome: 'unavailable', orderId: null }, []]);
  });

  it.each([
    ['none', { paypalClientId: null, paypalSecretEncrypted: null }],
    ['another', { paypalClientId: 'shop-b', paypalSecretEncrypted: 'not looked at' }],
  ])(
    'because the shop has %s account, nothing is booked and the message is retried',
    async (_name, account) => {
      const { captureId } = await paidOrder();
      const refundId = await refundAtPayPal(captureId);
      await database().tenant.updateMany({ data: account });
      const calls = await paypal.calls();
      expect(await tell('REFUNDED', refundHint(refundId, captureId))).toMatchObject({
        handledAt: null,
        lastError: "the payment's account cannot be asked",
      });
      expect([await paypal.calls(), await refunds()]).toEqual([calls, []]);
    },
  );
});
