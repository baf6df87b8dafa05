import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { CHECKOUT_TOKEN_LIFE, signCheckoutToken } from '@/lib/orders/checkout-token';
import { deliverOrderMails } from '@/lib/orders/deliver-order-mails';
import { orderOfToken, orderPath } from '@/lib/orders/order-path';
import { keyFor } from '@/lib/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { createStartedOrder } from '@/lib/testing/orders';
import { freshPayingShop } from '@/lib/testing/paying-shop';
import { type PayPal, startPayPal } from '@/lib/testing/paypal';
import { POST as capture } from './capture-order/route';
import { POST as create } from './create-order/route';

vi.mock('next/server', () => ({ after: (work: () => unknown) => work() }));
vi.mock('@/lib/orders/deliver-order-mails', () => ({ deliverOrderMails: vi.fn() }));
vi.mock('@/lib/tenants/tenants.queries', async (original) => {
  const queries = await original<typeof import('@/lib/tenants/tenants.queries')>();
  return { ...queries, getCachedTenant: queries.findTenantByKey };
});

let paypal: PayPal;
let tenant: Tenant;
let orderId: string;
let paypalOrderId: string;
beforeAll(async () => {
  paypal = await startPayPal();
});
afterAll(() => paypal.sandbox.stop());
beforeEach(async () => {
  vi.mocked(deliverOrderMails).mockClear();
  tenant = await freshPayingShop(paypal);
  ({ orderId, paypalOrderId } = await createStartedOrder(tenant, 6_000));
  await paypal.shopA.approve(paypalOrderId);
});

const post = (handler: typeof create, body: object, headers: Record<string, string> = {}) =>
  handler(
    new Request('http://shop.test/api/paypal', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'shop.test', ...headers },
      body: JSON.stringify({ tenant_id: tenant.id, ...body }),
    }),
    { params: Promise.resolve({ tenant: tenant.slug }) },
  );

const take = (headers?: Record<string, string>) => post(capture, { paypal_order_id: paypalOrderId }, headers);

describe('the answer to a capture', () => {
  it("has the path of the shopper's order, the first time and again", async () => {
    for (const turn of ['first', 'again']) {
      const response = await take();
      expect(await response.json(), turn).toEqual({
        status: 'COMPLETED',
        order_id: orderId,
        order_path: orderPath(tenant.id, orderId),
      });
    }
    expect((await paypal.ledger()).captures).toHaveLength(1);
    expect(vi.mocked(deliverOrderMails).mock.calls).toEqual([
      [tenant.id, orderId],
      [tenant.id, orderId],
    ]);
  });

  it('gives the browser a key that only the success page of this order is sent', async () => {
    const cookie = (await take()).headers.get('set-cookie') ?? '';
    const [value = '', ...attributes] = cookie.split('; ');
    const [name, token = ''] = value.split('=');
    expect(name).toBe('order_key');
    expect(orderOfToken(tenant.id, token)).toBe(orderId);
    expect(attributes).toEqual([
      `Path=/order-success/${orderId}`,
      'Max-Age=86400',
      'HttpOnly',
      'SameSite=Lax',
      'Secure',
    ]);
    expect((await take({ 'x-forwarded-proto': 'http' })).headers.get('set-cookie')).not.toContain('Secure');
  });

  it('has both for a payment that is under review, whose mail is sent', async () => {
    await paypal.fail({ path: 'capture', overrideCaptureStatus: 'PENDING' });
    const response = await take();
    expect(await response.json()).toMatchObject({
      status: 'PENDING',
      order_path: orderPath(tenant.id, orderId),
    });
    expect(response.headers.get('set-cookie')).toContain('order_key=');
    expect(vi.mocked(deliverOrderMails).mock.calls).toEqual([[tenant.id, orderId]]);
  });

  it('has neither for a payment that came to nothing', async () => {
    await paypal.fail({ path: 'capture', overrideCaptureStatus: 'DECLINED' });
    const response = await take();
    expect(await response.json()).toEqual({ status: 'DECLINED', order_id: orderId });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(vi.mocked(deliverOrderMails)).not.toHaveBeenCalled();
  });
});

describe('an order that is opened for payment late', () => {
  const open = () => {
    const createdAt = new Date(Date.now() - CHECKOUT_TOKEN_LIFE - 1_000);
    const token = signCheckoutToken(keyFor('checkout-token'), { tenantId: tenant.id, orderId }, createdAt);
    return post(create, { order_id: orderId, amount: '60.00' }, { authorization: `Bearer ${token}` });
  };

  it('is refused as long as it is not paid', async () => {
    expect((await open()).status).toBe(401);
  });

  it.each(['captured', 'pending'])(
    'is told from one that is %s, which nobody must pay again',
    async (status) => {
      await database().payment.updateMany({ data: { status } });
      const response = await open();
      expect([response.status, await response.json()]).toEqual([
        200,
        { id: paypalOrderId, is_decided: true },
      ]);
    },
  );

  it('is not answered without a token that was once right', async () => {
    await database().payment.updateMany({ data: { status: 'captured' } });
    const forged = { authorization: `Bearer 1.${'A'.repeat(43)}` };
    expect((await post(create, { order_id: orderId, amount: '60.00' }, forged)).status).toBe(401);
  });
});
