import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { asOrderId, type OrderId } from '@/lib/ids';
import { paidOrderToken } from '@/lib/orders/guest/order-cookie';
import { orderToken } from '@/lib/orders/guest/order-path';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { POST as find } from './find/route';
import { POST as link } from './link/route';
import { POST as open } from './open/route';

const later: (() => unknown)[] = [];
vi.mock('next/server', () => ({ after: (work: () => unknown) => later.push(work) }));
vi.mock('@/lib/orders/mails/deliver-order-mails', () => ({
  deliverOrderMails: vi.fn(async () => undefined),
}));
let isHttps = true;
vi.mock('@/lib/http/site-scheme', () => ({ isHttpsSite: () => isHttps }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const EMAIL = 'Ada.Lovelace@example.test';
let tenant: Tenant;
let orderId: OrderId;
beforeEach(async () => {
  isHttps = true;
  await resetDatabase();
  await database().$executeRaw`TRUNCATE rate_limits`;
  vi.mocked(deliverOrderMails).mockClear();
  later.length = 0;
  tenant = await createTenant();
  const paid = { paymentStatus: 'paid', customerEmail: EMAIL };
  orderId = await createOrderRow(tenant.id, { orderNumber: 1_042, ...paid });
});

/** Posts to a handler, waits for its work after the response, and returns status and body. */
async function post(handler: typeof link, body: object, shop: Tenant = tenant, address = 'a') {
  const request = new Request('http://shop.test/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'shop.test', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  const response = await handler(request, { params: Promise.resolve({ tenant: shop.slug }) });
  const owedBefore = await links();
  await Promise.all(later.splice(0).map((work) => work()));
  return { status: response.status, body: await response.text(), owedBefore };
}

const links = () => database().outboxMail.count({ where: { kind: 'order_link' } });
const tokenOf = (id: string, shop: Tenant = tenant) => orderToken(shop.id, asOrderId(id));
const asked = (order_number: string, email: string) => post(find, { order_number, email });

/** Invalid tokens and where they are tried: forged, of another shop, and of a deleted order. */
async function keysOfNothing() {
  const stranger = await createTenant();
  return [
    [tokenOf(orderId), stranger],
    [tokenOf(orderId, stranger), tenant],
    [tokenOf(randomUUID()), tenant],
    [tokenOf(orderId).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), tenant],
    ['', tenant],
  ] as const;
}

describe('sending the link of an order again', () => {
  it('enqueues a mail each time, and sends it after the response', async () => {
    expect(await post(link, { token: tokenOf(orderId) })).toMatchObject({
      status: 200,
      body: '{"sent":true}',
    });
    expect(await post(link, { token: tokenOf(orderId) })).toMatchObject({ status: 200 });
    const mails = await database().outboxMail.findMany();
    expect(mails).toMatchObject([
      { tenantId: tenant.id, orderId, kind: 'order_link' },
      { tenantId: tenant.id, orderId, kind: 'order_link' },
    ]);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2);
    expect(vi.mocked(deliverOrderMails).mock.calls).toEqual([
      [tenant.id, orderId],
      [tenant.id, orderId],
    ]);
  });

  it('works a few times an hour, from any address, and separately for each order', async () => {
    const statuses = [];
    for (const address of ['a', 'b', 'c', 'd', 'd']) {
      statuses.push((await post(link, { token: tokenOf(orderId) }, tenant, address)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await links()).toBe(3);
    const other = await createOrderRow(tenant.id);
    expect((await post(link, { token: tokenOf(other) })).status).toBe(200);
  });

  it("accepts no forged token, no other shop's, and none of a deleted order", async () => {
    for (const [token, shop] of await keysOfNothing()) {
      expect((await post(link, { token }, shop)).status).toBe(404);
    }
    expect(await links()).toBe(0);
  });
});

describe('opening an order with the token of its link', () => {
  const ask = (token: string, shop = tenant, headers: Record<string, string> = {}) =>
    open(
      new Request('http://shop.test/api/orders/open', {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'shop.test', ...headers },
        body: JSON.stringify({ token }),
      }),
      { params: Promise.resolve({ tenant: shop.slug }) },
    );

  it('returns the path of the order, and a cookie for it and the orders before', async () => {
    const response = await ask(tokenOf(orderId));
    expect(await response.json()).toEqual({ path: `/orders/${orderId}` });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [pair = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ');
    const [name, value] = pair.split('=');
    expect(name).toBe('__Host-order_key');
    expect(attributes).toEqual(['Path=/', 'Max-Age=86400', 'HttpOnly', 'SameSite=Lax', 'Secure']);
    expect(paidOrderToken(tenant.id, orderId, () => value)).toBe(tokenOf(orderId));

    const second = await createOrderRow(tenant.id);
    const both = await ask(tokenOf(second), tenant, { cookie: `cart=1; ${pair}` });
    expect(both.headers.get('set-cookie')).toContain(`=${tokenOf(second)}~${tokenOf(orderId)};`);
    isHttps = false;
    const plain = await ask(tokenOf(orderId));
    expect(plain.headers.get('set-cookie')).toMatch(/^order_key=(?!.*Secure)/);
  });

  it('refuses a forged token, one of another shop, and one of a deleted order', async () => {
    for (const [token, shop] of [...(await keysOfNothing()), [orderId, tenant] as const]) {
      const response = await ask(token, shop);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([404, null]);
    }
    const foreign = await ask(tokenOf(orderId), tenant, { origin: 'https://evil.test' });
    expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('slows down guessing, and refuses a valid token to nobody', async () => {
    const statuses = [];
    for (let turn = 0; turn < 31; turn += 1) {
      statuses.push((await ask(String(turn).padStart(64, 'A'))).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await ask(tokenOf(orderId))).status).toBe(200);
  });
});

describe('finding an order', () => {
  it.each([
    ['1042', EMAIL],
    [' #1042 ', ` ${EMAIL.toUpperCase()} `],
  ])('sends the link to the address of order %j', async (number, email) => {
    expect((await asked(number, email)).status).toBe(200);
    expect(await database().outboxMail.findMany()).toMatchObject([{ orderId, kind: 'order_link' }]);
    expect(vi.mocked(deliverOrderMails).mock.calls).toEqual([[tenant.id, orderId]]);
  });

  it('answers the same before it looks, whether or not there is such an order', async () => {
    const right = await asked('1042', EMAIL);
    const wrong = [
      await asked('1043', EMAIL),
      await asked('1042', 'someone@example.test'),
      // In a LIKE pattern, these would match any letter.
      await asked('1042', EMAIL.replace('.', '_')),
      await asked('999999999', 'nobody@example.test'),
    ];
    expect(right).toEqual({ status: 200, body: '{"asked":true}', owedBefore: 0 });
    for (const answer of wrong) {
      expect(answer).toEqual({ ...right, owedBefore: 1 });
    }
    expect(await links()).toBe(1);
  });

  it('finds nothing of another shop', async () => {
    const stranger = await createTenant();
    expect((await post(find, { order_number: '1042', email: EMAIL }, stranger)).status).toBe(200);
    expect(await links()).toBe(0);
  });

  it('says which field is wrong', async () => {
    const { status, body } = await asked('ten', 'nobody');
    expect(status).toBe(422);
    expect(JSON.parse(body)).toMatchObject({
      error: {
        fields: {
          order_number: 'Please enter the number of your order, like 1042',
          email: 'Please enter a valid email address',
        },
      },
    });
  });

  it('is limited by address and network, the same for existing and unknown orders', async () => {
    for (const email of [EMAIL, 'nobody@example.test']) {
      const statuses = [];
      for (let turn = 0; turn < 6; turn += 1) {
        statuses.push((await asked('1042', email)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    // Fewer mails than allowed requests.
    expect(await links()).toBe(3);
  });

  it('locks nobody out who does not share address and network with the one who asks too often', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await post(find, { order_number: '1', email: EMAIL }, tenant, 'stranger');
    }
    expect((await post(find, { order_number: '1042', email: EMAIL }, tenant, 'home')).status).toBe(200);
    expect(await links()).toBe(1);
  });

  it('is limited by the network that asks', async () => {
    const statuses = [];
    for (let turn = 0; turn < 21; turn += 1) {
      statuses.push((await post(find, { order_number: '1', email: `x${turn}@example.test` })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
