// The calls about earlier orders and teams, through their handlers: who may ask, and what the answers are.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { createShopper, expireAccess, type Shopper } from '@/lib/testing/rows/shoppers';
import { createTeamWithLogo } from '@/lib/testing/rows/teams/team-of-order';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { fillCartCall, planReorderCall } from '@/lib/wire/account-orders';
import { listTeamsCall, openTeamCall, removeTeamCall, saveTeamCall } from '@/lib/wire/account-teams';
import { POST as fill } from './orders/again/fill/route';
import { POST as plan } from './orders/again/route';
import { POST as open } from './teams/open/route';
import { POST as remove } from './teams/remove/route';
import { POST as list } from './teams/route';
import { POST as save } from './teams/save/route';

let store: ObjectStore;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));
vi.mock('next/server', () => ({ after: () => {}, connection: () => {} }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

let tenant: Tenant;
let other: Tenant;
let shopper: Shopper;
let productId: string;
let orderId: string;
let team: { source: 'order'; id: string };
beforeEach(async () => {
  [tenant, other] = await freshTenants();
  await database().$executeRaw`TRUNCATE rate_limits`;
  ({ store } = await emptyStore());
  shopper = await createShopper(tenant.id);
  ({ id: productId } = await createProduct(tenant.id, { isTeamOrder: true, priceCents: 5_100 }));
  const made = await createTeamWithLogo(
    store,
    tenant.id,
    { productId, people: [['Okafor', '7', 'M']] },
    { customerId: shopper.id },
  );
  orderId = made.orderId;
  team = { source: 'order', id: made.itemId };
});

type Asked = { cookie?: string; shop?: Tenant; origin?: string | null };

async function send(
  handler: typeof plan,
  body: object,
  { cookie = shopper.cookie, shop = tenant, origin = 'http://shop.test' }: Asked = {},
) {
  const request = new Request('http://shop.test/api/account', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      host: 'shop.test',
      ...(origin !== null && { origin }),
      cookie,
    },
    body: JSON.stringify(body),
  });
  const response = await handler(request, { params: Promise.resolve({ tenant: shop.slug }) });
  return { status: response.status, body: await response.json() };
}

const saved = () => ({
  product_id: productId,
  name: 'Riverside U12',
  table: { columns: [{ header: 'Name', meaning: 'name' }], rows: [['Okafor']] },
});

const CALLS = [
  ['plans', plan, () => ({ order_id: orderId })],
  ['fills', fill, () => ({ order_id: orderId, seen: 'x' })],
  ['lists teams', list, () => ({})],
  ['opens a team', open, () => ({ ...team, product_id: productId })],
  ['saves a team', save, saved],
  ['removes a team', remove, () => team],
] as const;

describe.each(CALLS)('whoever %s', (_title, handler, body) => {
  it('is a shopper who is signed in here', async () => {
    expect((await send(handler, body())).status).toBeLessThan(300);
  });

  it('is nobody who is not, and nobody of another shop', async () => {
    const elsewhere = await createShopper(other.id);
    for (const asked of [{ cookie: '' }, { cookie: elsewhere.cookie }, { shop: other }]) {
      expect(await send(handler, body(), asked)).toMatchObject({
        status: 401,
        body: { error: { code: 'session_missing' } },
      });
    }
  });

  it('refreshes first when the access has run out', async () => {
    await expireAccess(shopper);
    expect(await send(handler, body())).toMatchObject({
      status: 401,
      body: { error: { code: 'token_expired' } },
    });
  });

  it.each([['http://evil.test'], [null]])('comes from a page of the shop, not from %s', async (origin) => {
    expect((await send(handler, body(), { origin })).status).toBe(403);
  });
});

describe('what is another shopper’s', () => {
  it.each([
    ['an order, planned', plan, () => ({ order_id: orderId })],
    ['an order, filled in', fill, () => ({ order_id: orderId, seen: 'x' })],
    ['a team, opened', open, () => ({ ...team, product_id: productId })],
    ['a team, removed', remove, () => team],
  ] as const)('is not found, as what is nowhere: %s', async (_title, handler, body) => {
    const { cookie } = await createShopper(tenant.id);
    const theirs = await send(handler, body(), { cookie });
    const { order_id, id, ...rest } = { order_id: undefined, id: undefined, ...body() };
    const nowhere = {
      ...rest,
      ...(order_id && { order_id: randomUUID() }),
      ...(id && { id: randomUUID() }),
    };
    expect(theirs.status).toBe(404);
    expect(await send(handler, nowhere, { cookie })).toEqual(theirs);
  });
});

describe('the answers', () => {
  it('keep to their contracts', async () => {
    const planned = await send(plan, { order_id: orderId });
    expect(planReorderCall.answer.fits(planned.body)).toBe(true);
    const filled = await send(fill, { order_id: orderId, seen: planned.body.plan.seen });
    expect(fillCartCall.answer.fits(filled.body)).toBe(true);
    expect(filled.body.lines).toHaveLength(1);
    const listed = await send(list, {});
    expect(listTeamsCall.answer.fits(listed.body)).toBe(true);
    expect(JSON.stringify(listed.body)).not.toContain('Okafor');
    const opened = await send(open, { ...team, product_id: productId });
    expect(openTeamCall.answer.fits(opened.body)).toBe(true);
    const kept = await send(save, saved());
    expect([kept.status, saveTeamCall.answer.fits(kept.body)]).toEqual([201, true]);
    const removed = await send(remove, team);
    expect(removeTeamCall.answer.fits(removed.body)).toBe(true);
  });

  it('give the plan again when it was not the one that was seen', async () => {
    const { body } = await send(fill, { order_id: orderId, seen: 'another' });
    expect(fillCartCall.answer.fits(body)).toBe(true);
    expect(body).toMatchObject({ plan: { lines: [{ outcome: 'add' }] } });
    expect(await database().upload.count({ where: { kind: 'roster' } })).toBe(0);
  });

  it('say what is wrong with a team’s name', async () => {
    for (const [name, sentence] of [
      [' ', 'Please enter a name for the team'],
      ['x'.repeat(101), 'Please use at most 100 letters'],
    ]) {
      const { status, body } = await send(save, { ...saved(), name });
      expect([status, body.error.fields.name]).toEqual([422, sentence]);
    }
  });

  it('open an order of somebody else’s account to nobody', async () => {
    const { id: customerId } = await createShopper(tenant.id);
    const id = await createOrderRow(tenant.id, { customerId, customerEmail: 'ada@example.test' });
    expect((await send(plan, { order_id: id })).status).toBe(404);
  });
});
