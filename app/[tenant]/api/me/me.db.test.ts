// What a shop's own app reads of a shopper, and what it does not.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signAccessToken } from '@/lib/auth/headless/bearer-token';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrder } from '@/lib/testing/rows/orders';
import { readMeCall, readMyOrderCall, readMyOrdersCall } from '@/lib/wire/me';
import { GET as readOrder } from './orders/[order]/route';
import { GET as readOrders } from './orders/route';
import { OPTIONS, GET as readMe } from './route';

vi.mock('next/server', () => ({ after: () => {}, connection: () => {} }));
vi.mock('@/lib/tenants/tenants.queries', async (original) => {
  const queries = await original<typeof import('@/lib/tenants/tenants.queries')>();
  return { ...queries, getCachedTenant: queries.findTenantByKey };
});

const EMAIL = 'ada@example.test';
const ORIGIN = 'https://app.example.com';
const NO_DEVICE = { userAgent: 'an app', address: '203.0.113.7' };

let ours: Tenant;
let theirs: Tenant;
beforeEach(async () => {
  await resetDatabase();
  ours = await createTenant({ appSignIn: true, appOrigins: [ORIGIN] });
  theirs = await createTenant({ appSignIn: true });
});

async function customerOf(tenant: Tenant, email = EMAIL, isProven = true) {
  const { id } = await database().customer.create({
    data: { tenantId: tenant.id, email, ...(isProven && { emailVerifiedAt: new Date() }), name: 'Ada' },
  });
  const { sessionId, accessExpiresAt: expiresAt } = await createSession(tenant.id, aCustomer(id), NO_DEVICE);
  const facts = { customerId: id, sessionId, email, phone: null, assuranceLevel: 1, methods: ['otp'] };
  return {
    id,
    sessionId,
    token: await signAccessToken(tenant.id, { ...facts, provedAt: new Date(), expiresAt }),
  };
}

/** Another shopper's order of this shop, or with a customer one of theirs. */
async function orderOf(tenant: Tenant, customerId: string | null, paymentStatus = 'unpaid') {
  const { id } = await createOrder(tenant);
  await database().order.update({
    where: { tenantId_id: { tenantId: tenant.id, id } },
    data: { customerId, paymentStatus, ...(paymentStatus === 'paid' && { paidAt: new Date() }) },
  });
  return id;
}

type Handler = typeof readOrder;
type Asked = {
  token?: string;
  shop?: Tenant;
  order?: string;
  search?: string;
  headers?: Record<string, string>;
};

async function ask(handler: Handler, { token, shop = ours, order, search = '', headers = {} }: Asked) {
  const request = new Request(`http://shop.test/api/me${search}`, {
    headers: { host: 'shop.test', ...(token && { authorization: `Bearer ${token}` }), ...headers },
  });
  const params = { tenant: shop.slug, ...(order !== undefined && { order }) };
  const response = await handler(request, { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('a shopper’s app', () => {
  it('reads who they are', async () => {
    const { id, token } = await customerOf(ours);
    const { status, body } = await ask(readMe, { token });
    expect({ status, body }).toEqual({
      status: 200,
      body: { id, name: 'Ada', email: EMAIL, email_verified: true, phone: null, phone_verified: false },
    });
    expect(readMeCall.answer.fits(body)).toBe(true);
  });

  it('reads their orders, also a paid one from before the account, and no other', async () => {
    const { id, token } = await customerOf(ours);
    const other = await customerOf(ours, 'bob@example.test');
    const own = await orderOf(ours, id);
    const guest = await orderOf(ours, null, 'paid');
    const notTheirs = [
      await orderOf(ours, other.id),
      // Anybody can type an address, so an unpaid order has no owner.
      await orderOf(ours, null),
      await orderOf(theirs, null, 'paid'),
    ];
    const { body } = await ask(readOrders, { token });
    expect(readMyOrdersCall.answer.fits(body)).toBe(true);
    expect(body.orders.map((order: { id: string }) => order.id).sort()).toEqual([own, guest].sort());
    for (const order of [own, guest]) {
      const answer = await ask(readOrder, { token, order });
      expect(answer).toMatchObject({ status: 200, body: { id: order } });
      expect(readMyOrderCall.answer.fits(answer.body)).toBe(true);
    }
    for (const order of [...notTheirs, 'x', '', '0190a1b2-0000-7000-8000-0000000000ff', 'x'.repeat(10_000)]) {
      expect(await ask(readOrder, { token, order })).toMatchObject({
        status: 404,
        body: { error: { code: 'order_not_found' } },
      });
    }
  });

  it('reads no order of an address that was never proved', async () => {
    const { token } = await customerOf(ours, EMAIL, false);
    const order = await orderOf(ours, null, 'paid');
    expect((await ask(readOrders, { token })).body.orders).toEqual([]);
    expect((await ask(readOrder, { token, order })).status).toBe(404);
  });

  it('goes on to older orders', async () => {
    const { id, token } = await customerOf(ours);
    for (let placed = 0; placed < 12; placed += 1) {
      await orderOf(ours, id);
    }
    const first = (await ask(readOrders, { token })).body;
    const next = (await ask(readOrders, { token, search: `?cursor=${first.older}` })).body;
    expect([first.orders.length, next.orders.length, next.older]).toEqual([10, 2, null]);
  });
});

describe.each([
  ['/api/me', readMe],
  ['/api/me/orders', readOrders],
  ['/api/me/orders/{id}', readOrder],
] as const)('%s', (_path, handler) => {
  const order = '0190a1b2-0000-7000-8000-0000000000ff';

  it('asks for a token of this shop', async () => {
    const stranger = await customerOf(theirs);
    for (const token of [undefined, stranger.token, 'x']) {
      expect(await ask(handler, { ...(token && { token }), order })).toMatchObject({
        status: 401,
        body: { error: { code: 'unauthorized' } },
      });
    }
  });

  it('waits for the second factor of whoever has one', async () => {
    const { id, token } = await customerOf(ours);
    await database().customerFactor.create({
      data: {
        tenantId: ours.id,
        customerId: id,
        kind: 'totp',
        name: 'Phone',
        confirmedAt: new Date(),
        sealedSecret: 'x',
      },
    });
    expect(await ask(handler, { token, order })).toMatchObject({
      status: 403,
      body: { error: { code: 'access_denied' } },
    });
  });

  it('is over with the session', async () => {
    const { token } = await customerOf(ours);
    await database().session.deleteMany();
    expect(await ask(handler, { token, order })).toMatchObject({
      status: 401,
      body: { error: { code: 'session_missing' } },
    });
  });

  it('is closed where the owner has not switched it on, and to pages that are not listed', async () => {
    const { token } = await customerOf(ours);
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await ask(handler, { token, order, headers })).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden_origin' } },
    });
    const listed = await ask(handler, { token, order, headers: { ...headers, origin: ORIGIN } });
    expect(listed.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    await database().tenant.update({ where: { id: ours.id }, data: { appSignIn: false } });
    expect(await ask(handler, { token, order })).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  });
});

it('tells a listed page’s browser that it may call', async () => {
  const request = new Request('http://shop.test/api/me', {
    method: 'OPTIONS',
    headers: { host: 'shop.test', origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
  });
  const answer = await OPTIONS(request, { params: Promise.resolve({ tenant: ours.slug }) });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
});
