// Orders of shoppers with an account: whose an order is, and who sees it without its key.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '@/lib/auth/sessions/person';
import { sessionCookie, writeClaims } from '@/lib/auth/sessions/session-cookie';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { database } from '@/lib/db/client';
import { asOrderId } from '@/lib/ids';
import { orderOfToken } from '@/lib/orders/guest/order-path';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { createPerson, device } from '@/lib/testing/rows/people';
import { createShopper, expireAccess, type Shopper } from '@/lib/testing/rows/shoppers';
import { findOrderToken } from '../../(shop)/orders/find-order-token';
import { GET as readCheckout } from '../account/checkout/route';
import { POST } from './route';

const jar = vi.hoisted(() => new Map<string, string>());
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
  }),
}));
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`redirected to ${path}`);
  },
}));
vi.mock('next/server', () => ({ after: () => undefined, connection: async () => undefined }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

let tenant: Tenant;
let neighbour: Tenant;
let productId: string;
beforeEach(async () => {
  jar.clear();
  [tenant, neighbour] = await freshTenants({ paypalClientId: 'client', paypalSecretEncrypted: 'secret' });
  await database().$executeRaw`TRUNCATE rate_limits`;
  productId = (await createProduct(tenant.id)).id;
});

/** Places an order, as a browser with these cookies does. */
async function place({ cookie = '', key = randomUUID() as string, quantity = 1, extra = {} } = {}) {
  const request = new Request('http://shop.test/api/orders', {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', host: 'shop.test', 'x-forwarded-for': randomUUID() },
      ...{ 'idempotency-key': key, cookie },
    },
    body: JSON.stringify({
      customer: { name: 'Ada Potter', email: 'ada@example.com', phone: '(503) 555-0100' },
      shipping_address: { address: '1 Kiln Lane', city: 'Portland', state: 'OR', zip: '97201' },
      lines: [{ product_id: productId, quantity }],
      ...extra,
    }),
  });
  const answer = await POST(request, { params: Promise.resolve({ tenant: tenant.slug }) });
  return { status: answer.status, body: await answer.json() };
}

const owners = async () =>
  (await database().order.findMany({ orderBy: { orderNumber: 'asc' } })).map(({ customerId }) => customerId);

describe('whose an order is', () => {
  it('is read from the session, and never from what is sent', async () => {
    const [ada, other] = [await createShopper(tenant.id), await createShopper(tenant.id)];
    await place({ cookie: ada.cookie });
    await place();
    await place({ extra: { customer_id: other.id, customerId: other.id } });
    await place({ cookie: ada.cookie, extra: { customer_id: other.id } });
    expect(await owners()).toEqual([ada.id, null, null, ada.id]);
  });

  it('is nobody for a session that ended, has run out, is of another shop or of its people', async () => {
    const [ended, expired] = [await createShopper(tenant.id), await createShopper(tenant.id)];
    const elsewhere = await createShopper(neighbour.id);
    await database().session.delete({
      where: { tenantId_id: { tenantId: tenant.id, id: ended.sessionId } },
    });
    await expireAccess(expired);
    const person = await createPerson({ tenantId: tenant.id, role: 'owner' });
    const tokens = await createSession(tenant.id, aUser(person.id), device);
    const staff = await writeClaims(
      {
        ...{ sub: person.id, sessionId: tokens.sessionId, name: '', email: person.email, role: 'owner' },
        ...{ refreshToken: tokens.refreshToken, accessExpiresAt: tokens.accessExpiresAt.getTime() },
      },
      60,
    );
    for (const cookie of [
      ended.cookie,
      expired.cookie,
      elsewhere.cookie,
      `${sessionCookie().name}=${staff}`,
      `customer-session=${staff}`,
      'customer-session=forged',
    ]) {
      expect((await place({ cookie })).status).toBe(201);
    }
    expect(await owners()).toEqual([null, null, null, null, null, null]);
  });

  it('becomes the guest’s who signs in and places it again, and stays theirs', async () => {
    const [ada, other] = [await createShopper(tenant.id), await createShopper(tenant.id)];
    const key = 'the-very-same-key';
    const { body } = await place({ key });
    expect((await place({ key, cookie: ada.cookie })).body.order_id).toBe(body.order_id);
    expect(await owners()).toEqual([ada.id]);
    // Signed out meanwhile: still the same browser's order.
    expect((await place({ key })).body.order_id).toBe(body.order_id);
    // Another person in the same browser places their own order.
    expect(await place({ key, cookie: other.cookie })).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency_key_reused' } },
    });
    expect(await owners()).toEqual([ada.id]);
  });

  it('placed ten times at once is one order of the account', async () => {
    const { cookie, id } = await createShopper(tenant.id);
    const key = 'the-very-same-key';
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_value, index) => place({ key, cookie: index % 2 === 0 ? cookie : '' })),
    );
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    await place({ key, cookie });
    expect(await owners()).toEqual([id]);
  });
});

describe('an order without its key', () => {
  const see = async (shopper: Shopper | null, orderId: string, shop = tenant) => {
    jar.clear();
    if (shopper !== null) {
      jar.set('customer-session', shopper.value);
    }
    return findOrderToken(shop.id, asOrderId(orderId), `/orders/${orderId}`);
  };

  it('shows to the shopper whose it is, and to nobody else', async () => {
    const email = 'ada@example.test';
    const ada = await createShopper(tenant.id, { email });
    const other = await createShopper(tenant.id);
    const elsewhere = await createShopper(neighbour.id, { email });
    const orderId = await createOrderRow(tenant.id, { customerId: ada.id });
    const token = await see(ada, orderId);
    expect(orderOfToken(tenant.id, token ?? '')).toBe(orderId);
    expect(await see(other, orderId)).toBeNull();
    expect(await see(null, orderId)).toBeNull();
    expect(await see(elsewhere, orderId)).toBeNull();
    expect(await see(elsewhere, orderId, neighbour)).toBeNull();
    // A guest's order, an order without owner, and an invalid id.
    expect(await see(ada, await createOrderRow(tenant.id, { customerEmail: 'x@example.test' }))).toBeNull();
    expect(await see(ada, randomUUID())).toBeNull();
    expect(await see(ada, 'x')).toBeNull();
    expect(await see(ada, `${orderId}'`)).toBeNull();
  });

  it('asks for a refresh first where the access has run out, whosever it is', async () => {
    const ada = await createShopper(tenant.id);
    await expireAccess(ada);
    for (const id of [await createOrderRow(tenant.id, { customerId: ada.id }), randomUUID()]) {
      await expect(see(ada, id)).rejects.toThrow(`redirected to /login?return=%2Forders%2F${id}`);
    }
  });
});

describe('what the checkout begins with', () => {
  const ask = async (cookie: string, shop = tenant) => {
    const request = new Request('http://shop.test/api/account/checkout', {
      headers: { host: 'shop.test', cookie },
    });
    const answer = await readCheckout(request, { params: Promise.resolve({ tenant: shop.slug }) });
    return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() };
  };
  const address = {
    ...{ name: 'Ada at work', phone: '+15035550142', address: '18 Foundry Lane', addressLine2: 'Unit 4' },
    ...{ city: 'Portland', state: 'OR', zip: '97202', country: 'US' },
  };

  it('is the account with its default address', async () => {
    const email = 'ada@example.test';
    const { id, cookie } = await createShopper(tenant.id, { email, phone: '+18285550142' });
    const bare = { name: 'Ada', email, phone: '+18285550142', address: null };
    expect(await ask(cookie)).toMatchObject({ status: 200, cache: 'no-store', body: bare });
    const row = { tenantId: tenant.id, customerId: id };
    await database().customerAddress.create({ data: { ...row, ...address, city: 'Salem', phone: '' } });
    await database().customerAddress.create({ data: { ...row, ...address, isDefault: true } });
    const { address: street, addressLine2, city, state, zip, country, name, phone } = address;
    expect((await ask(cookie)).body).toEqual({
      ...{ name, email, phone },
      address: { address: street, address_line2: addressLine2, city, state, zip, country },
      access_expires_at: expect.any(Number),
    });
  });

  it('is nothing of another shopper, and nothing for anybody who is not signed in here', async () => {
    const [ada, other] = [await createShopper(tenant.id), await createShopper(tenant.id)];
    await database().customerAddress.create({
      data: { tenantId: tenant.id, customerId: other.id, ...address, isDefault: true },
    });
    expect((await ask(ada.cookie)).body).toMatchObject({ address: null });
    const refused = { status: 401, body: { error: { code: 'session_missing' } } };
    expect(await ask('')).toMatchObject(refused);
    expect(await ask(ada.cookie, neighbour)).toMatchObject(refused);
    await expireAccess(ada);
    expect(await ask(ada.cookie)).toMatchObject(refused);
  });
});
