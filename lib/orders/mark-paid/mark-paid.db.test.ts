import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { getYear } from '@/lib/finances/finances.queries';
import type { OrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { settlePayment } from '@/lib/orders/capture/settle-payment';
import { changeOrderStatus } from '@/lib/orders/change-order-status';
import { expireOrders } from '@/lib/orders/payments/expire-orders';
import { startPayment } from '@/lib/orders/payments/start-payment';
import { reconcilePayment } from '@/lib/orders/reconcile/reconcile-payment';
import { requestRefund } from '@/lib/orders/refunds/request-refund';
import type { GatewayCapture } from '@/lib/payments/gateway';
import type { Tenant } from '@/lib/tenants/tenant';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createOrder, createPayingTenant, createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { markPaid } from './mark-paid';

const paypal = await startPayPal();
let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
});

const actorName = 'Rosalind Harker';
const cash = (orderId: OrderId) =>
  markPaid(tenant.id, { orderId, method: 'cash', note: 'At the market', actorName });
const kindsOf = ({ events }: Awaited<ReturnType<typeof readOrder>>) => events.map(({ kind }) => kind);

describe('an order that is marked as paid', () => {
  it('is booked whole, without any fee, goes on, and owes the confirmation', async () => {
    const { id, totalCents } = await createOrder(tenant, { priceCents: 6_000 });
    expect(await cash(id)).toEqual({ ok: true, value: null });
    const order = await readOrder(id);
    expect(order).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
    expect(order.seenAt).not.toBeNull();
    expect(order.payments).toMatchObject([
      {
        method: 'cash',
        note: 'At the market',
        actorName,
        status: 'captured',
        amountCents: totalCents,
        paypalFeeCents: 0,
        platformFeeCents: 0,
        paypalOrderId: null,
        nextCheckAt: null,
      },
    ]);
    expect(kindsOf(order)).toEqual(['order.created', 'payment.by_hand', 'order.status']);
    expect(order.events[1]).toMatchObject({
      toValue: 'paid',
      actorName,
      detail: { method: 'cash', amountCents: totalCents, reason: 'At the market' },
    });
    // Nobody has begun to make it, and its shopper is not told that somebody has.
    expect(order.events[2]).toMatchObject({ toValue: 'processing', actorName: null });
    expect(order.mails.map(({ kind }) => kind)).toEqual(['order_confirmation']);
    const { total } = await getYear(tenant.id, { year: new Date().getUTCFullYear(), timeZone: 'UTC' });
    expect(total).toMatchObject({ gross: 6_000, paypalFee: 0, platformFee: 0, net: 6_000, unknownFees: 0 });
  });

  it('is paid once, by whomever and however often', async () => {
    const { id } = await createOrder(tenant);
    const answers = await Promise.all([cash(id), cash(id), cash(id)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error === 'paid')).toHaveLength(2);
    expect((await readOrder(id)).payments).toHaveLength(1);
  });

  it('that is completed already gets no mail that promises more', async () => {
    const { id } = await createOrder(tenant);
    await changeOrderStatus(tenant.id, { orderId: id, from: 'pending', to: 'processing', actorName });
    await changeOrderStatus(tenant.id, { orderId: id, from: 'processing', to: 'completed', actorName });
    expect((await cash(id)).ok).toBe(true);
    const order = await readOrder(id);
    expect([order.status, order.paymentStatus]).toEqual(['completed', 'paid']);
    expect(order.mails.map(({ kind }) => kind)).toEqual(['order_completed']);
  });

  it('is told to a shopper who comes to pay it, and PayPal is not asked', async () => {
    const { id, totalCents } = await createOrder(tenant, { priceCents: 6_000 });
    await cash(id);
    const started = await startPayment(tenant.id, id, totalCents);
    expect(started).toMatchObject({ ok: true, value: { isDecided: true } });
    const name = started.ok ? started.value.paypalOrderId : '';
    expect(await capturePayment(tenant.id, name)).toEqual({
      ok: true,
      value: { status: 'COMPLETED', orderId: id },
    });
    expect(await paypal.calls()).toEqual([]);
  });

  it('of another shop is not there', async () => {
    const { id } = await createOrder(tenant);
    const other = await createPayingTenant(PAYPAL_ACCOUNTS.b);
    const asked = { orderId: id, method: 'other', note: 'x', actorName } as const;
    expect(await markPaid(other.id, asked)).toEqual({ ok: false, error: 'order_not_found' });
    expect((await readOrder(id)).paymentStatus).toBe('unpaid');
  });
});

describe('beside PayPal', () => {
  it('a payment that was opened is no longer taken', async () => {
    const { orderId, paypalOrderId } = await createStartedOrder(tenant, 6_000);
    await paypal.shopA.approve(paypalOrderId);
    expect((await cash(orderId)).ok).toBe(true);
    expect(await capturePayment(tenant.id, paypalOrderId)).toMatchObject({ value: { status: 'COMPLETED' } });
    await reconcilePayment(tenant.id, paypalOrderId);
    expect((await readOrder(orderId)).payments.map(({ status }) => status)).toEqual(['created', 'captured']);
    expect((await paypal.ledger()).captures).toEqual([]);
  });

  it('nothing is marked while PayPal takes the money, or looks into it', async () => {
    const { orderId } = await createStartedOrder(tenant, 6_000);
    await database().payment.updateMany({ data: { captureAskedAt: new Date() } });
    expect(await cash(orderId)).toEqual({ ok: false, error: 'being_taken' });
    await database().payment.updateMany({ data: { status: 'pending' } });
    await database().order.updateMany({ data: { paymentStatus: 'pending' } });
    expect(await cash(orderId)).toEqual({ ok: false, error: 'checking' });
  });

  it('money that PayPal takes at the same moment is a second capture, and goes back', async () => {
    const { orderId, paypalOrderId } = await createStartedOrder(tenant, 6_000);
    await paypal.shopA.approve(paypalOrderId);
    await paypal.fail({ path: 'capture', hold: true });
    const taking = capturePayment(tenant.id, paypalOrderId);
    await paypal.untilHeld();
    // PayPal has the money, and nobody here has written it down: not for so long that it is waited for.
    await database().payment.updateMany({ data: { captureAskedAt: new Date(0) } });
    expect((await cash(orderId)).ok).toBe(true);
    await paypal.release();
    await taking;
    const order = await readOrder(orderId);
    expect(order.paymentStatus).toBe('paid');
    expect(order.payments.map(({ method, status }) => [method, status])).toEqual([
      ['paypal', 'captured'],
      ['cash', 'captured'],
    ]);
    expect(kindsOf(order)).toContain('payment.second_capture');
    expect(await database().refund.findMany({ where: { orderId } })).toMatchObject([
      { amountCents: 6_000, paymentId: order.payments[0]?.id, status: 'requested' },
    ]);
    expect(order.mails.map(({ kind }) => kind)).toEqual(['order_confirmation']);
  });

  it('a capture and a mark at one moment make one of the two the order’s payment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { orderId, paypalOrderId } = await createStartedOrder(tenant, 6_000);
      const capture: GatewayCapture = {
        id: `CAPTURE-${round}`,
        status: 'COMPLETED',
        amount: cents(6_000),
        currency: 'USD',
        fee: cents(200),
      };
      const [marked] = await Promise.all([cash(orderId), settlePayment(tenant.id, paypalOrderId, capture)]);
      const order = await readOrder(orderId);
      const isSecond = kindsOf(order).includes('payment.second_capture');
      expect(order.paymentStatus).toBe('paid');
      expect(isSecond).toBe(marked.ok);
      expect(await database().refund.count({ where: { orderId } })).toBe(marked.ok ? 1 : 0);
      expect(order.mails.filter(({ kind }) => kind === 'order_confirmation')).toHaveLength(1);
    }
  });

  it('and beside the expiry of unpaid orders one of the two comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await createOrder(tenant);
      const later = new Date(Date.now() + 25 * 3_600_000);
      const [marked, expired] = await Promise.all([cash(id), expireOrders(tenant.id, [id], later)]);
      const order = await readOrder(id);
      expect([order.paymentStatus, order.status]).toEqual(
        marked.ok ? ['paid', 'processing'] : ['unpaid', 'cancelled'],
      );
      expect(expired).toBe(marked.ok ? 0 : 1);
      expect(marked.ok || marked.error === 'closed').toBe(true);
      expect(order.payments).toHaveLength(marked.ok ? 1 : 0);
    }
  });
});

describe('a refund of it', () => {
  it('is written down as given by hand, and PayPal is never asked', async () => {
    const { id } = await createOrder(tenant, { priceCents: 6_000 });
    await cash(id);
    const [payment] = (await readOrder(id)).payments;
    const wish = {
      orderId: id,
      paymentId: payment?.id ?? '',
      reason: 'One was broken',
      actorName,
      isLimited: false,
      cancelFrom: null,
    };
    const first = await requestRefund(tenant.id, {
      ...wish,
      refundId: '0c5a6f0e-5d0a-4b7e-9a51-6f1f2f3c4d5e',
      amount: cents(1_000),
      seenRefundable: cents(6_000),
    });
    expect(first).toEqual({ ok: true, value: { status: 'completed', failure: null, amount: 1_000 } });
    const rest = await requestRefund(tenant.id, {
      ...wish,
      refundId: '0c5a6f0e-5d0a-4b7e-9a51-6f1f2f3c4d5f',
      amount: cents(5_000),
      seenRefundable: cents(5_000),
      cancelFrom: 'processing',
    });
    expect(rest).toMatchObject({ ok: true, value: { status: 'completed' } });
    const order = await readOrder(id);
    expect([order.status, order.paymentStatus]).toEqual(['cancelled', 'refunded']);
    expect(order.payments).toMatchObject([{ refundedCents: 6_000 }]);
    const refunds = await database().refund.findMany({
      where: { orderId: id },
      orderBy: { createdAt: 'asc' },
    });
    expect(refunds).toMatchObject([
      { status: 'completed', paypalRefundId: null, nextCheckAt: null, actorName },
      { status: 'completed', paypalRefundId: null, nextCheckAt: null, actorName },
    ]);
    expect(order.events.filter(({ kind }) => kind === 'payment.refunded')).toMatchObject([
      { detail: { method: 'cash', amountCents: 1_000 } },
      { detail: { method: 'cash', amountCents: 5_000 } },
    ]);
    expect(order.mails.map(({ kind }) => kind).sort()).toEqual([
      'order_cancelled',
      'order_confirmation',
      'refund',
      'refund',
    ]);
    expect(await paypal.calls()).toEqual([]);
  });
});
