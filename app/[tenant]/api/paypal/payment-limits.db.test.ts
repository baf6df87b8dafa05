import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { signCheckoutToken } from '@/lib/orders/payments/checkout-token';
import { keysFor } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { callPayment } from '@/lib/testing/outside/payment-calls';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { answerOf } from '@/lib/testing/outside/upload-calls';
import { createOrder, createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { POST as capture } from './capture-order/route';
import { POST as create } from './create-order/route';

vi.mock('next/server', () => ({ after: (work: () => unknown) => work() }));
vi.mock('@/lib/orders/mails/deliver-order-mails', () => ({ deliverOrderMails: vi.fn() }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const paypal = await startPayPal();
let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
});

const post = async (handler: typeof create, body: object, headers?: Record<string, string>) =>
  answerOf(await callPayment(handler, tenant, body, headers));

const take = (paypalOrderId: string) => post(capture, { paypal_order_id: paypalOrderId });
const open = (orderId: OrderId) => {
  const token = signCheckoutToken(keysFor('checkout-token'), { tenantId: tenant.id, orderId }, new Date());
  return post(create, { order_id: orderId, amount: '60.00' }, { authorization: `Bearer ${token}` });
};

const times = <Value>(count: number, work: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, work));

/** Uses up the limits of everybody who has tried until now, except for some tries. */
const useUp = (left = 0) => database().rateLimit.updateMany({ data: { points: 300 - left } });
const counted = async () => (await database().rateLimit.findMany()).map(({ points }) => points);

const REFUSED = {
  status: 429,
  body: {
    error: {
      code: 'too_many_attempts',
      message: 'Too many attempts. Please wait 10 minutes and try again.',
    },
  },
};

describe('captures of one order', () => {
  let orderId: OrderId;
  let paypalOrderId: string;
  beforeEach(async () => {
    ({ orderId, paypalOrderId } = await createStartedOrder(tenant, 6_000));
    await database().rateLimit.deleteMany();
  });
  const unapproved = () => ({ status: 200, body: { status: 'ORDER_NOT_APPROVED', order_id: orderId } });
  const completed = () => ({ status: 200, body: { status: 'COMPLETED', order_id: orderId } });

  it('are refused in the end, and then neither ask PayPal nor change anything', async () => {
    expect(await take(paypalOrderId)).toEqual(unapproved());
    await useUp(1);
    expect(await take(paypalOrderId)).toEqual(unapproved());
    const [before, calls] = [await readOrder(orderId), await paypal.calls()];
    expect(await take(paypalOrderId)).toEqual(REFUSED);
    expect(await readOrder(orderId)).toEqual(before);
    expect(await paypal.calls()).toEqual(calls);
  });

  it('are served again when the period is over', async () => {
    await take(paypalOrderId);
    await useUp();
    await paypal.shopA.approve(paypalOrderId);
    expect(await take(paypalOrderId)).toEqual(REFUSED);
    await database().rateLimit.updateMany({ data: { expire: BigInt(Date.now() - 1) } });
    expect(await take(paypalOrderId)).toEqual(completed());
  });

  it('do not block those of another order, nor the reconciler', async () => {
    await take(paypalOrderId);
    await useUp();
    const other = await createStartedOrder(tenant, 6_000);
    await paypal.shopA.approve(other.paypalOrderId);
    expect((await take(other.paypalOrderId)).status).toBe(200);
    await paypal.shopA.approve(paypalOrderId);
    expect(await capturePayment(tenant.id, paypalOrderId)).toMatchObject({ value: { status: 'COMPLETED' } });
  });

  it('are all served if fifty come at once after a dozen before', async () => {
    for (let count = 0; count < 12; count += 1) {
      expect(await take(paypalOrderId)).toEqual(unapproved());
    }
    await paypal.shopA.approve(paypalOrderId);
    for (const answer of await times(50, () => take(paypalOrderId))) {
      expect(answer).toEqual(completed());
    }
  });

  it('are not counted if the order is paid', async () => {
    await paypal.shopA.approve(paypalOrderId);
    await take(paypalOrderId);
    await useUp();
    expect(await times(3, () => take(paypalOrderId))).toEqual([completed(), completed(), completed()]);
    expect(await counted()).toEqual([300]);
  });
});

describe('openings of one order', () => {
  let orderId: OrderId;
  beforeEach(async () => {
    orderId = (await createOrder(tenant, { priceCents: 6_000 })).id;
  });
  const broken = () => paypal.fail({ path: 'create', status: 500, times: 2 });

  it('are refused in the end, and then neither ask PayPal nor change anything', async () => {
    await broken();
    expect((await open(orderId)).status).toBe(502);
    await useUp(1);
    await broken();
    expect((await open(orderId)).status).toBe(502);
    const [before, calls] = [await readOrder(orderId), await paypal.calls()];
    expect(await open(orderId)).toEqual(REFUSED);
    expect(await readOrder(orderId)).toEqual(before);
    expect(await paypal.calls()).toEqual(calls);
  });

  it('are not counted if a payment is open', async () => {
    const opened = await open(orderId);
    expect(opened.status).toBe(200);
    await useUp();
    expect(await times(3, () => open(orderId))).toEqual([opened, opened, opened]);
    expect(await counted()).toEqual([300]);
  });

  it('are all served if fifty come at once after a dozen failures', async () => {
    for (let count = 0; count < 12; count += 1) {
      await broken();
      expect((await open(orderId)).status).toBe(502);
    }
    const answers = await times(50, () => open(orderId));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});
