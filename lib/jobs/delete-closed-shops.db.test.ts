import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestArchive } from '@/lib/archives/archive.commands';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { moveShop } from '@/lib/tenants/state/move-shop.commands';
import type { Tenant } from '@/lib/tenants/tenant';
import { findTenantByKey } from '@/lib/tenants/tenants.queries';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { createOperator } from '@/lib/testing/rows/operators';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { createUpload } from '@/lib/testing/rows/uploads';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { deleteClosedShops } from './delete-closed-shops';

let store: ObjectStore;
let everything: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => store }));

const certificates = vi.hoisted(() => ({ remove: vi.fn<(host: string) => Promise<void>>() }));
vi.mock('@/lib/domains/certificates/of-environment', () => ({ certificates: () => certificates }));

const DAY = 24 * 60 * 60 * 1_000;
const CLOSED = new Date('2026-06-01T12:00:00Z');
const daysAfter = (days: number) => new Date(CLOSED.getTime() + days * DAY);

let shop: Tenant;
let other: Tenant;
let ownerId: string;
beforeEach(async () => {
  await resetDatabase();
  ({ store, everything } = await emptyStore());
  await createOperator();
  [shop, other] = [await createTenant(), await createTenant()];
  ({ userId: ownerId } = await database().tenantUser.findFirstOrThrow({ where: { tenantId: shop.id } }));
  for (const { id } of [shop, other]) {
    await createProduct(id);
    await createUpload(store, id, { kind: 'logo' });
    await createOrderRow(id);
  }
  await database().tenant.update({ where: { id: shop.id }, data: { state: 'closed', stateSince: CLOSED } });
});

const notices = async () =>
  (
    await database().outboxMail.findMany({
      where: { kind: 'store_notice' },
      orderBy: { createdAt: 'asc' },
      select: { subject: true },
    })
  ).map(({ subject }) => subject.split(' ')[1]);
const receipt = () => database().tenantDeletion.findUnique({ where: { tenantId: shop.id } });
const reopen = () =>
  moveShop(shop.id, ownerId, { seen: 'closed', to: 'paused', reason: '', message: '', backOn: null });

/** Tables in which a shop still has rows. */
async function tablesWith(tenantId: TenantId): Promise<string[]> {
  const tables = await database().$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'tenant_id' ORDER BY 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database().$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM "${name}" WHERE tenant_id = $1::uuid LIMIT 1`,
      tenantId,
    );
    if (rows.length > 0) {
      found.push(name);
    }
  }
  return found;
}

describe('a closed shop', () => {
  it('is told of at once, a week before, and at the end, each once', async () => {
    for (const [days, told] of [
      [0, ['closed']],
      [1, ['closed']],
      [22.9, ['closed']],
      [23, ['closed', 'deletion_soon']],
      [24, ['closed', 'deletion_soon']],
      [29.9, ['closed', 'deletion_soon']],
      [30, ['closed', 'deletion_soon', 'deleted']],
      [31, ['closed', 'deletion_soon', 'deleted']],
    ] as const) {
      await deleteClosedShops(daysAfter(days));
      expect(await notices(), String(days)).toEqual(told);
    }
  });

  it('leaves nothing but a receipt without names, its address, and a change for the servers’ caches', async () => {
    const neighbour = await tablesWith(other.id);
    const files = (await everything()).filter((key) => key.startsWith(shop.id)).length;
    expect(files).toBeGreaterThan(0);
    for (const days of [0, 23, 30]) {
      await deleteClosedShops(daysAfter(days));
    }
    expect(await tablesWith(shop.id)).toEqual(['cache_events', 'tenant_deletions']);
    expect((await everything()).filter((key) => key.startsWith(shop.id))).toEqual([]);
    expect(await receipt()).toMatchObject({
      slug: shop.slug,
      closedAt: CLOSED,
      deletedAt: daysAfter(30),
      counts: { orders: 1, products: 1, uploads: 1 },
      files,
      bytes: expect.toSatisfy((bytes: bigint) => bytes > 0n),
    });
    expect(await database().user.count({ where: { id: ownerId } })).toBe(0);
    expect(await database().formerSlug.findUnique({ where: { slug: shop.slug } })).toMatchObject({
      tenantId: null,
    });
    expect(await findTenantByKey(shop.slug)).toBeNull();
    expect(await tablesWith(other.id)).toEqual(neighbour);
    expect((await everything()).filter((key) => key.startsWith(other.id))).toHaveLength(files);
  });

  it('gives the certificates of its domains up, and is deleted although that fails', async () => {
    const domain = (host: string, verifiedAt: Date | null) => ({
      tenantId: shop.id,
      host,
      base: host,
      token: crypto.randomUUID(),
      expiresAt: daysAfter(300),
      verifiedAt,
    });
    await database().tenantDomain.createMany({
      data: [domain('pots.example', CLOSED), domain('claimed.example', null)],
    });
    certificates.remove.mockReset().mockRejectedValue(new Error('Vercel is away'));
    for (const days of [0, 23, 30]) {
      await deleteClosedShops(daysAfter(days));
    }
    expect(certificates.remove.mock.calls).toEqual([['pots.example']]);
    expect(await receipt()).toMatchObject({ deletedAt: daysAfter(30) });
  });

  it('keeps its people who have another shop', async () => {
    await database().tenantUser.create({ data: { tenantId: other.id, userId: ownerId, role: 'owner' } });
    for (const days of [0, 23, 30]) {
      await deleteClosedShops(daysAfter(days));
    }
    expect(await database().user.count({ where: { id: ownerId } })).toBe(1);
  });

  it('is not deleted before it was told of for a week, however late the sweep comes', async () => {
    await deleteClosedShops(daysAfter(60));
    expect(await notices()).toEqual(['closed']);
    await deleteClosedShops(daysAfter(61));
    await deleteClosedShops(daysAfter(67.9));
    expect(await receipt()).toMatchObject({ deletedAt: null, begunAt: null });
    await deleteClosedShops(daysAfter(68));
    expect(await receipt()).toMatchObject({ deletedAt: daysAfter(68) });
  });

  it('opens again within its days, and begins anew if it is closed again', async () => {
    await deleteClosedShops(daysAfter(0));
    await deleteClosedShops(daysAfter(23));
    expect(await reopen()).toEqual({ ok: true, value: null });
    await deleteClosedShops(daysAfter(40));
    expect(await tablesWith(shop.id)).toContain('orders');
    await database().tenant.update({
      where: { id: shop.id },
      data: { state: 'closed', stateSince: daysAfter(41) },
    });
    await deleteClosedShops(daysAfter(42));
    expect(await notices()).toEqual(['closed', 'deletion_soon', 'closed']);
    expect(await receipt()).toMatchObject({ closedAt: daysAfter(41), warnedAt: null });
  });

  it('waits while a payment of it is under way', async () => {
    for (const days of [0, 23]) {
      await deleteClosedShops(daysAfter(days));
    }
    const { id: orderId } = await database().order.findFirstOrThrow({ where: { tenantId: shop.id } });
    const payment = await database().payment.create({
      data: {
        tenantId: shop.id,
        orderId,
        attempt: 1,
        paypalOrderId: '5O190127TN364715T',
        amountCents: 100,
        status: 'created',
        nextCheckAt: new Date(),
      },
    });
    await deleteClosedShops(daysAfter(30));
    expect(await receipt()).toMatchObject({ begunAt: null });
    await database().payment.update({
      where: { tenantId_id: { tenantId: shop.id, id: payment.id } },
      data: { nextCheckAt: null },
    });
    await deleteClosedShops(daysAfter(31));
    expect(await receipt()).toMatchObject({ deletedAt: daysAfter(31) });
  });

  it('waits for an archive that is being made, and makes none once its deletion has begun', async () => {
    for (const days of [0, 23]) {
      await deleteClosedShops(daysAfter(days));
    }
    const ask = () => requestArchive(shop.id, { actorId: ownerId, storeUrl: 'http://shop.localhost/' });
    expect(await ask()).toEqual({ ok: true, value: null });
    await deleteClosedShops(daysAfter(30));
    expect(await receipt()).toMatchObject({ begunAt: null });
    await database().tenantArchive.updateMany({ data: { status: 'failed', nextAttemptAt: null } });
    const working = store.delete;
    store.delete = () => Promise.reject(new Error('The store is away'));
    await deleteClosedShops(daysAfter(31));
    store.delete = working;
    expect(await ask()).toEqual({ ok: false, error: 'ending' });
    expect(await deleteClosedShops(daysAfter(32))).toEqual({ done: 1, failures: 0 });
  });

  it('stays closed once its deletion has begun, and a crash only delays the end', async () => {
    for (const days of [0, 23]) {
      await deleteClosedShops(daysAfter(days));
    }
    const working = store.delete;
    store.delete = () => Promise.reject(new Error('The store is away'));
    expect(await deleteClosedShops(daysAfter(30))).toEqual({ done: 0, failures: 1 });
    store.delete = working;
    expect(await receipt()).toMatchObject({ begunAt: daysAfter(30), deletedAt: null });
    expect(await reopen()).toEqual({ ok: false, error: 'not_from_here' });
    expect(await deleteClosedShops(daysAfter(31))).toEqual({ done: 1, failures: 0 });
    expect(await notices()).toEqual(['closed', 'deletion_soon', 'deleted']);
  });

  it('is deleted once by two sweeps at once', async () => {
    for (const days of [0, 23]) {
      await deleteClosedShops(daysAfter(days));
    }
    const runs = await Promise.all([deleteClosedShops(daysAfter(30)), deleteClosedShops(daysAfter(30))]);
    expect(runs.map(({ failures }) => failures)).toEqual([0, 0]);
    expect(await notices()).toEqual(['closed', 'deletion_soon', 'deleted']);
    expect(await tablesWith(shop.id)).toEqual(['cache_events', 'tenant_deletions']);
  });
});

it('leaves open shops alone', async () => {
  await database().tenant.update({ where: { id: shop.id }, data: { state: 'suspended' } });
  await deleteClosedShops(daysAfter(300));
  expect([await notices(), await receipt()]).toEqual([[], null]);
});
