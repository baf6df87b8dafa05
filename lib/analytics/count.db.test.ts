import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/[tenant]/api/visits/route';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { doLastWork } from '@/lib/process-end.mjs';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { countEmptySearch, countEvent, writeCounts } from './count';
import { addCounts, MOST_SUBJECTS, removeOldCounts } from './counts.commands';

vi.mock('next/server', () => ({ after: () => undefined }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

let tenant: Tenant;
let other: Tenant;
let networks = 0;
beforeEach(async () => {
  await writeCounts();
  await resetDatabase();
  [tenant, other] = [await createTenant({ state: 'live' }), await createTenant({ state: 'live' })];
  networks += 1;
});

const network = () => `203.0.113.${networks}`;

async function tell(event: unknown, headers: Record<string, string> = {}, shop = tenant) {
  const request = new Request('http://shop.test/api/visits', {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', host: 'shop.test', 'x-forwarded-for': network() },
      'user-agent': BROWSER,
      ...headers,
    },
    body: JSON.stringify(event),
  });
  return (await POST(request, { params: Promise.resolve({ tenant: shop.slug }) })).status;
}

async function counted(shop = tenant) {
  await writeCounts();
  const rows = await database().dayCount.findMany({
    where: { tenantId: shop.id },
    orderBy: [{ kind: 'asc' }, { subject: 'asc' }],
  });
  return rows.map(({ kind, subject, count }) => `${kind} ${subject} ${count}`);
}

const today = () => new Date().toISOString().slice(0, 10);

describe('what a page tells', () => {
  it('is added up by day, shop, kind and source', async () => {
    await tell({ kind: 'visit', source: 'www.google.de' });
    await tell({ kind: 'visit', source: 'google.com' });
    await tell({ kind: 'visit' });
    await tell({ kind: 'cart' });
    expect(await counted()).toEqual(['cart  1', 'visit direct 1', 'visit google.com 2']);
    await tell({ kind: 'visit', source: 'google.com' });
    await tell({ kind: 'checkout' });
    await tell({ kind: 'visit', source: 'pin.it' }, {}, other);
    expect(await counted()).toEqual(['cart  1', 'checkout  1', 'visit direct 1', 'visit google.com 3']);
    expect(await counted(other)).toEqual(['visit pinterest.com 1']);
    expect(new Set((await database().dayCount.findMany()).map(({ day }) => day.toISOString()))).toEqual(
      new Set([`${today()}T00:00:00.000Z`]),
    );
  });

  it('counts views of the shop’s own products, and of no others', async () => {
    const [own, foreign] = [await createProduct(tenant.id), await createProduct(other.id)];
    for (const id of [own.id, own.id, foreign.id, crypto.randomUUID()]) {
      expect(await tell({ kind: 'product', product_id: id })).toBe(200);
    }
    await writeCounts();
    expect(await database().productDayView.findMany()).toMatchObject([{ productId: own.id, count: 2 }]);
  });

  it.each([
    ['nothing', null],
    ['another kind', { kind: 'person' }],
    ['a product without an id', { kind: 'product' }],
    ['a product of another form', { kind: 'product', product_id: '7' }],
    ['a visit with a product', { kind: 'visit', product_id: crypto.randomUUID() }],
    ['a long source', { kind: 'visit', source: 'x'.repeat(201) }],
  ])('is refused if it is %s', async (_name, event) => {
    expect(await tell(event)).toBe(422);
    expect(await counted()).toEqual([]);
  });

  it('has no source if the browser asks for privacy', async () => {
    await tell({ kind: 'visit', source: 'ravelry.com' }, { 'sec-gpc': '1' });
    await tell({ kind: 'visit', source: 'ravelry.com' }, { dnt: '1' });
    expect(await counted()).toEqual(['visit private 2']);
  });

  it('is not heard of the shop’s own people, of a crawler, of PayPal, of a page elsewhere, of a preview, and of a shop that is not open', async () => {
    expect(await tell({ kind: 'visit' }, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(
      200,
    );
    expect(await tell({ kind: 'visit' }, { cookie: 'next-auth.session-token=1~x' })).toBe(200);
    expect(await tell({ kind: 'visit', source: 'www.paypal.com' })).toBe(200);
    expect(await tell({ kind: 'visit' }, { origin: 'http://elsewhere.test' })).toBe(403);
    countEvent({ ...tenant, isPreview: true }, new Headers(), { kind: 'visit' });
    countEvent({ ...tenant, state: 'draft' }, new Headers(), { kind: 'visit' });
    expect(await counted()).toEqual([]);
  });

  it('is limited by network, with the same answer', async () => {
    const statuses = new Set<number>();
    for (let number = 0; number < 700; number += 1) {
      statuses.add(await tell({ kind: 'cart' }));
    }
    expect([[...statuses], await counted()]).toEqual([[200], ['cart  600']]);
  });
});

describe('a table of counts', () => {
  const sources = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'visit' as const,
      subject: `site-${String(from + index).padStart(5, '0')}.test`,
      count: 1,
    }));

  it('keeps so many sources a day, and the rest as one, however many are told', async () => {
    for (let batch = 0; batch < 5; batch += 1) {
      await addCounts(tenant.id, sources(batch * 300, 300));
    }
    await addCounts(tenant.id, [{ kind: 'visit', subject: 'site-00000.test', count: 7 }]);
    const rows = await database().dayCount.findMany({ where: { tenantId: tenant.id } });
    expect(rows).toHaveLength(MOST_SUBJECTS + 1);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(1_507);
    expect(rows.find(({ subject }) => subject === 'site-00000.test')?.count).toBe(8);
    // A stranger who names many takes no place from the usual ones.
    await addCounts(tenant.id, [{ kind: 'visit', subject: 'google.com', count: 1 }]);
    expect(await database().dayCount.count({ where: { subject: 'google.com' } })).toBe(1);
    // Words have places of their own, and so has the next day.
    await addCounts(tenant.id, [{ kind: 'search', subject: 'teapot', count: 1 }]);
    await addCounts(tenant.id, sources(9_000, 1), new Date(Date.now() + 48 * 3_600_000));
    expect(
      await database().dayCount.count({ where: { subject: { in: ['teapot', 'site-09000.test'] } } }),
    ).toBe(2);
  });

  it('loses nothing if two servers write at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => addCounts(tenant.id, sources(0, 20))));
    expect(await database().dayCount.aggregate({ _sum: { count: true }, _count: true })).toMatchObject({
      _sum: { count: 160 },
      _count: 20,
    });
  });

  it('uses the day in the shop', async () => {
    await database().workCalendar.create({ data: { tenantId: tenant.id, timeZone: 'Pacific/Auckland' } });
    const now = new Date('2026-11-21T22:00:00Z');
    await addCounts(tenant.id, [{ kind: 'cart', subject: '', count: 1 }], now);
    await addCounts(other.id, [{ kind: 'cart', subject: '', count: 1 }], now);
    const days = await database().dayCount.findMany({ orderBy: { day: 'asc' } });
    expect(days.map(({ tenantId, day }) => [tenantId, day.toISOString().slice(0, 10)])).toEqual([
      [other.id, '2026-11-21'],
      [tenant.id, '2026-11-22'],
    ]);
  });

  it('is seen by its own shop alone', async () => {
    await addCounts(tenant.id, [{ kind: 'cart', subject: '', count: 1 }]);
    expect(await tenantDb(other.id, (db) => db.dayCount.count())).toBe(0);
    expect(await tenantDb(tenant.id, (db) => db.dayCount.count())).toBe(1);
  });

  it('forgets what is older than a year', async () => {
    const { id } = await createProduct(tenant.id);
    const now = new Date('2026-11-26T12:00:00Z');
    for (const day of ['2025-11-24', '2025-11-25', '2026-11-26']) {
      const given = new Date(`${day}T12:00:00Z`);
      await addCounts(tenant.id, [{ kind: 'cart', subject: '', count: 1 }], given);
      await addCounts(tenant.id, [{ kind: 'product', subject: id, count: 1 }], given);
    }
    expect(await removeOldCounts(now)).toEqual({ done: 2, failures: 0 });
    expect(await removeOldCounts(now)).toEqual({ done: 0, failures: 0 });
    const left = await database().dayCount.findMany({ orderBy: { day: 'asc' } });
    expect(left.map(({ day }) => day.toISOString().slice(0, 10))).toEqual(['2025-11-25', '2026-11-26']);
    expect(await database().productDayView.count()).toBe(2);
  });

  it('goes with a product and with the shop', async () => {
    const { id } = await createProduct(tenant.id);
    await addCounts(tenant.id, [
      { kind: 'product', subject: id, count: 1 },
      { kind: 'cart', subject: '', count: 1 },
    ]);
    await database().product.delete({ where: { tenantId_id: { tenantId: tenant.id, id } } });
    expect([await database().productDayView.count(), await database().dayCount.count()]).toEqual([0, 1]);
    await database().tenant.delete({ where: { id: tenant.id } });
    expect(await database().dayCount.count()).toBe(0);
  });
});

describe('searches without a result', () => {
  const headers = (changes: Record<string, string> = {}) =>
    new Headers({ 'user-agent': BROWSER, 'x-forwarded-for': network(), ...changes });

  it('are counted by their words, and never what may name somebody', async () => {
    for (const text of ['Blue Teapot', 'blue teapot!', 'ada@example.test', '555 123 4567']) {
      countEmptySearch(tenant, headers(), text);
    }
    countEmptySearch(tenant, headers({ 'sec-gpc': '1' }), 'private');
    countEmptySearch(tenant, headers({ 'next-router-prefetch': '1' }), 'ahead');
    countEmptySearch(tenant, headers({ 'user-agent': 'bingbot/2.0' }), 'crawled');
    expect(await counted()).toEqual(['search blue teapot 2']);
  });

  it('are limited by network', async () => {
    for (let number = 0; number < 100; number += 1) {
      countEmptySearch(tenant, headers(), `word${number}x`);
    }
    expect(await counted()).toHaveLength(20);
  });
});

it('writes what is in memory before the process ends', async () => {
  await tell({ kind: 'cart' });
  expect(await database().dayCount.count()).toBe(0);
  await doLastWork();
  expect(await database().dayCount.count()).toBe(1);
});
