import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { asOrderId, asTenantId, type OrderId } from '@/lib/ids';
import { paidOrderToken } from '@/lib/orders/guest/order-cookie';
import { orderOfToken, orderToken } from '@/lib/orders/guest/order-path';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { CHECKOUT_TOKEN_LIFE, signCheckoutToken } from '@/lib/orders/payments/checkout-token';
import { keysFor } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { callPayment } from '@/lib/testing/outside/payment-calls';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { createOrdersOfCart, createStartedOrder } from '@/lib/testing/rows/orders';
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
let orderId: OrderId;
let paypalOrderId: string;
beforeEach(async () => {
  vi.mocked(deliverOrderMails).mockClear();
  tenant = await freshPayingShop(paypal);
  ({ orderId, paypalOrderId } = await createStartedOrder(tenant, 6_000));
  await paypal.shopA.approve(paypalOrderId);
});

const post = (handler: typeof create, body: object, headers?: Record<string, string>) =>
  callPayment(handler, tenant, body, headers);

const take = (headers?: Record<string, string>) => post(capture, { paypal_order_id: paypalOrderId }, headers);

/** The checkout token of the person who placed the order, made at a given time. */
const proof = (createdAt = new Date(), of = orderId) => {
  const claim = { tenantId: tenant.id, orderId: of };
  return { authorization: `Bearer ${signCheckoutToken(keysFor('checkout-token'), claim, createdAt)}` };
};
const longAgo = () => new Date(Date.now() - CHECKOUT_TOKEN_LIFE - 1_000);

describe('the answer to a capture', () => {
  it('is the same the first time and again', async () => {
    for (const turn of ['first', 'again']) {
      const response = await take();
      expect(await response.json(), turn).toEqual({ status: 'COMPLETED', order_id: orderId });
    }
    expect((await paypal.ledger()).captures).toHaveLength(1);
    expect(vi.mocked(deliverOrderMails).mock.calls).toEqual([
      [tenant.id, orderId],
      [tenant.id, orderId],
    ]);
  });

  it('gives the browser a cookie that opens the success page of this order', async () => {
    const cookie = (await take(proof())).headers.get('set-cookie') ?? '';
    const [value = '', ...attributes] = cookie.split('; ');
    const [name, token = ''] = value.split('=');
    expect(name).toBe('order_key');
    expect(orderOfToken(tenant.id, token)).toBe(orderId);
    expect(attributes).toEqual(['Path=/', 'Max-Age=86400', 'HttpOnly', 'SameSite=Lax']);
    const readCookie = () => token;
    expect(paidOrderToken(tenant.id, asOrderId(orderId.toUpperCase()), readCookie)).toBe(token);
    expect(paidOrderToken(tenant.id, asOrderId(crypto.randomUUID()), readCookie)).toBeNull();
    expect(paidOrderToken(asTenantId(crypto.randomUUID()), orderId, readCookie)).toBeNull();
  });

  it('has the cookie with the name __Host- on an https site, whatever the request says', async () => {
    env().SITE_SCHEME = 'https';
    const answer = await take({ ...proof(), 'x-forwarded-proto': 'http' });
    env().SITE_SCHEME = undefined;
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-order_key=[^;]+; Path=\/; .*; Secure$/);
  });

  it('keeps the tokens of the orders that the browser has paid before, up to five', async () => {
    const others = Array.from({ length: 6 }, () => crypto.randomUUID());
    const before = others.map((id) => orderToken(tenant.id, asOrderId(id)));
    const cookie = [orderToken(asTenantId(crypto.randomUUID()), orderId), ...before].join('~');
    const answer = await take({ ...proof(), cookie: `a=b; order_key=${cookie}` });
    const kept = /^order_key=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]?.split('~') ?? [];
    expect(kept.map((token) => orderOfToken(tenant.id, token))).toEqual([orderId, ...others.slice(0, 4)]);
  });

  it('gives no cookie for PayPal’s id without the checkout token', async () => {
    const strangers = [
      {},
      { authorization: 'Bearer x' },
      proof(longAgo()),
      proof(new Date(), asOrderId(tenant.id)),
    ];
    for (const turn of ['first', 'again']) {
      for (const headers of strangers) {
        const response = await take(headers);
        expect([response.status, response.headers.get('set-cookie')], turn).toEqual([200, null]);
      }
    }
  });

  it('has a cookie for a payment under review too, whose mail is sent', async () => {
    await paypal.fail({ path: 'capture', overrideCaptureStatus: 'PENDING' });
    const response = await take(proof());
    expect(await response.json()).toEqual({ status: 'PENDING', order_id: orderId });
    expect(response.headers.get('set-cookie')).toContain('order_key=');
    expect(vi.mocked(deliverOrderMails).mock.calls).toEqual([[tenant.id, orderId]]);
  });

  it('has none for a payment that failed', async () => {
    await paypal.fail({ path: 'capture', overrideCaptureStatus: 'DECLINED' });
    const response = await take(proof());
    expect(await response.json()).toEqual({ status: 'DECLINED', order_id: orderId });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(vi.mocked(deliverOrderMails)).not.toHaveBeenCalled();
  });
});

describe('the second order of a cart', () => {
  const TAKEN = 'You have paid for it already, in another tab or window. You are not charged again.';
  const CART = 'c'.repeat(32);

  it('gets an answer about the paid one, and has to wait for one that is being paid; PayPal is not asked', async () => {
    const [one, other] = await createOrdersOfCart(tenant, CART, 2);
    if (one === undefined || other === undefined) {
      throw new Error('No orders were made');
    }
    await paypal.shopA.approve(one.paypalOrderId);
    await paypal.shopA.approve(other.paypalOrderId);
    const { payment } = database();
    const isOne = { paypalOrderId: one.paypalOrderId };
    await payment.updateMany({ where: isOne, data: { captureAskedAt: new Date() } });
    const capturing = () => post(capture, { paypal_order_id: other.paypalOrderId });
    const opening = () =>
      post(create, { order_id: other.orderId, amount: '60.00' }, proof(new Date(), other.orderId));
    for (const ask of [capturing, opening]) {
      const response = await ask();
      expect([response.status, await response.json()]).toEqual([
        409,
        {
          error: {
            code: 'cart_being_paid',
            message: 'You are paying for this in another tab or window. Please finish there.',
          },
        },
      ]);
    }
    await post(capture, { paypal_order_id: one.paypalOrderId });
    for (const ask of [capturing, opening]) {
      const response = await ask();
      expect([response.status, response.headers.get('set-cookie'), await response.json()]).toEqual([
        409,
        null,
        {
          error: {
            code: 'cart_paid',
            message: `Your order is placed. ${TAKEN}`,
            order_id: one.orderId,
          },
        },
      ]);
    }
    expect((await paypal.ledger()).captures).toMatchObject([{ orderId: one.paypalOrderId }]);
  });
});

describe('an order that is opened for payment late', () => {
  const open = () => post(create, { order_id: orderId, amount: '60.00' }, proof(longAgo()));

  it('is refused if it is not paid', async () => {
    expect((await open()).status).toBe(401);
  });

  it.each(['captured', 'pending'])(
    'gets another answer if it is %s, because nobody must pay it again',
    async (status) => {
      await database().payment.updateMany({ data: { status } });
      const response = await open();
      expect([response.status, await response.json()]).toEqual([
        200,
        { id: paypalOrderId, is_decided: true },
      ]);
    },
  );

  it('is refused without a token that was valid once', async () => {
    await database().payment.updateMany({ data: { status: 'captured' } });
    const forged = { authorization: `Bearer 1.${'A'.repeat(43)}` };
    expect((await post(create, { order_id: orderId, amount: '60.00' }, forged)).status).toBe(401);
  });
});
