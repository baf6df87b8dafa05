import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { getYear } from '@/lib/finances/finances.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { createOrder, createPayingTenant, createStartedOrder, readOrder } from '@/lib/testing/orders';
import { type PayPal, startPayPal } from '@/lib/testing/paypal';
import { resetDatabase } from '@/lib/testing/reset-database';
import { cents } from '@/lib/money/cents';
import { changeOrderStatus } from '../change-order-status';
import { requestRefund } from '../refunds/request-refund';
import { capturePayment } from './capture-payment';
import { expireOrders } from './expire-orders';
import { markPaid } from './mark-paid';
import { reconcilePayment } from './reconcile-payment';
import { startPayment } from './start-payment';

let paypal: PayPal;
let tenant: Tenant;

beforeAll(async () => {
  paypal = await startPayPal();
});
afterAll(() => paypal.stop());
beforeEach(async () => {
  await resetDatabase();
  await paypal.reset();
  tenant = await createPayingTenant(paypal.accountA);
});

const actorName = 'Rosalind Harker';
const cash = (orderId: string) =>
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
    expect((await paypal.ledger()).orders).toEqual([]);
  });

  it('of another shop is not there', async () => {
    const { id } = await createOrder(tenant);
    const other = await createPayingTenant(paypal.accountB);
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
    // Between PayPal's yes and our record of it, and after so long that nobody waits for it any more.
    const release = paypal.holdCaptures?.();
    const taking = capturePayment(tenant.id, paypalOrderId);
    await vi.waitFor(async () => {
      expect((await readOrder(orderId)).payments[0]?.captureAskedAt).not.toBeNull();
    });
    await database().payment.updateMany({ data: { captureAskedAt: new Date(0) } });
    const marked = await cash(orderId);
    release?.();
    await taking;
    const order = await readOrder(orderId);
    expect(order.paymentStatus).toBe('paid');
    const captured = order.payments.filter(({ status }) => status === 'captured');
    if (marked.ok) {
      expect(captured).toHaveLength(2);
      expect(kindsOf(order)).toContain('payment.second_capture');
      const refunds = await database().refund.findMany({ where: { orderId } });
      expect(refunds.map(({ amountCents, paymentId }) => [amountCents, paymentId])).toEqual([
        [6_000, order.payments.find(({ method }) => method === 'paypal')?.id],
      ]);
    } else {
      expect(captured).toHaveLength(1);
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
    const refunds = await database().refund.findMany({ where: { orderId: id }, orderBy: { createdAt: 'asc' } });
    expect(refunds).toMatchObject([
      { status: 'completed', paypalRefundId: null, nextCheckAt: null, actorName },
      { status: 'completed', paypalRefundId: null, nextCheckAt: null, actorName },
    ]);
    expect(order.mails.map(({ kind }) => kind).sort()).toEqual([
      'order_cancelled',
      'order_confirmation',
      'refund',
      'refund',
    ]);
    expect(await paypal.requests?.()).toBeFalsy();
  });
});
