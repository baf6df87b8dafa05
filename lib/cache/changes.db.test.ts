import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createCategory,
  deleteCategory,
  moveCategory,
  renameCategory,
} from '@/lib/catalog/categories/categories.commands';
import { duplicateProduct } from '@/lib/catalog/products/duplicate-product';
import {
  createProduct,
  deleteProduct,
  setProductActive,
  updateProduct,
} from '@/lib/catalog/products/products.commands';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { disconnectPayPal } from '@/lib/payments/account/paypal-account.commands';
import {
  saveBranding,
  saveGeneral,
  saveNotifications,
} from '@/lib/tenants/settings/tenant-settings.commands';
import type { Tenant } from '@/lib/tenants/tenant';
import {
  createCategory as insertCategory,
  createProduct as insertProduct,
} from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import { removeOldChanges } from './cache-events.commands';
import { readEvents } from './cache-events.queries';
import { CHANNEL, publishingChanges, recordChange } from './changes';
import { isPublishedHere } from './published-here';

const next = vi.hoisted(() => ({ updateTag: vi.fn(), revalidateTag: vi.fn() }));
vi.mock('next/cache', () => next);
const platform = vi.hoisted((): { VERCEL: string | undefined } => ({ VERCEL: undefined }));
vi.mock('@/lib/env', async (original) => {
  const { env } = await original<typeof import('@/lib/env')>();
  return { env: () => ({ ...env(), ...platform }) };
});

let tenant: Tenant;
let listener: Client;
let heard: number;
beforeEach(async () => {
  tenant = await freshTenant();
  vi.clearAllMocks();
  heard = 0;
  listener = new Client({ connectionString: process.env.DATABASE_URL });
  listener.on('notification', () => {
    heard += 1;
  });
  await listener.connect();
  await listener.query(`LISTEN ${CHANNEL}`);
});
afterEach(async () => {
  platform.VERCEL = undefined;
  await listener.end();
});

const recorded = async () =>
  (await database().cacheEvent.findMany({ orderBy: { createdAt: 'asc' } })).map(
    ({ tenantId, kind, subjectId }) => ({ tenantId, kind, subjectId }),
  );
/** The notifications so far: they arrive before the answer to a later query. */
const notifications = async () => {
  await listener.query('SELECT 1');
  return heard;
};

describe('each command records what it changes', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['updateProduct', (id) => updateProduct(tenant.id, { id, version: 1 }, submittedProduct())],
    ['setProductActive', (id) => setProductActive(tenant.id, id, false)],
    ['deleteProduct', (id) => deleteProduct(tenant.id, id)],
  ])('%s: that product', async (_name, command) => {
    const { id } = await insertProduct(tenant.id);
    await command(id);
    expect(await recorded()).toEqual([{ tenantId: tenant.id, kind: 'product', subjectId: id }]);
    expect(await notifications()).toBe(1);
  });

  it('createProduct and duplicateProduct: the new product', async () => {
    const created = await createProduct(tenant.id, submittedProduct());
    const copy = created.ok && (await duplicateProduct(tenant.id, created.value.id));
    expect((await recorded()).map(({ subjectId }) => subjectId)).toEqual([
      created.ok && created.value.id,
      copy !== false && copy.ok && copy.value.id,
    ]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['createCategory', () => createCategory(tenant.id, 'Bowls')],
    ['renameCategory', (id) => renameCategory(tenant.id, id, 'Cups')],
    ['moveCategory', (id) => moveCategory(tenant.id, id, 'up')],
    ['deleteCategory', (id) => deleteCategory(tenant.id, id)],
  ])('%s: the categories', async (_name, command) => {
    await insertCategory(tenant.id, { name: 'Plates' });
    const { id } = await insertCategory(tenant.id);
    await command(id);
    expect(await recorded()).toEqual([{ tenantId: tenant.id, kind: 'categories', subjectId: null }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['saveGeneral', () => saveGeneral(tenant.id, { name: 'New', description: '', logoUrl: null })],
    ['saveBranding', () => saveBranding(tenant.id, { primaryColor: '#112233', secondaryColor: '#445566' })],
    [
      'saveNotifications',
      () =>
        saveNotifications(tenant.id, {
          notifiesNewOrders: false,
          notificationEmail: null,
          replyToEmail: null,
          contactEmail: 'hello@example.test',
        }),
    ],
    ['disconnectPayPal', () => disconnectPayPal(tenant.id)],
  ])('%s: the shop', async (_name, command) => {
    await command();
    expect(await recorded()).toEqual([{ tenantId: tenant.id, kind: 'tenant', subjectId: null }]);
  });

  it('and nothing if it changes nothing', async () => {
    const { id } = await insertProduct(tenant.id);
    const nobody = '0190a1b2-0000-7000-8000-0000000000ff';
    await updateProduct(tenant.id, { id, version: 7 }, submittedProduct());
    await deleteProduct(tenant.id, nobody);
    await setProductActive(tenant.id, nobody, true);
    await renameCategory(tenant.id, nobody, 'Cups');
    await saveBranding(
      tenant.id,
      { primaryColor: '#112233', secondaryColor: '#445566' },
      { primaryColor: '#000000', secondaryColor: '#000000' },
    );
    expect(await recorded()).toEqual([]);
    expect(await notifications()).toBe(0);
  });
});

describe('a recorded change', () => {
  it('is notified once it is committed, and never if it is rolled back', async () => {
    await tenantDb(tenant.id, async (db) => {
      await recordChange(db, tenant.id, { kind: 'tenant' });
      expect([await notifications(), await recorded()]).toEqual([0, []]);
    });
    expect([await notifications(), await recorded()]).toMatchObject([1, [{ kind: 'tenant' }]]);
    const failed = tenantDb(tenant.id, async (db) => {
      await recordChange(db, tenant.id, { kind: 'categories' });
      throw new Error('after the change');
    });
    await expect(failed).rejects.toThrow('after the change');
    expect([await notifications(), await recorded()]).toMatchObject([1, [{ kind: 'tenant' }]]);
  });

  it('is read even if it is committed after a later one', async () => {
    const start = await readEvents(null);
    expect(start.events).toEqual([]);
    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const slow = tenantDb(tenant.id, async (db) => {
      await recordChange(db, tenant.id, { kind: 'tenant' });
      written();
      await mayCommit;
    });
    await isWritten;
    await tenantDb(tenant.id, (db) => recordChange(db, tenant.id, { kind: 'categories' }));
    const first = await readEvents(start.next);
    expect(first.events.map(({ kind }) => kind)).toEqual(['categories']);
    commit();
    await slow;
    const second = await readEvents(first.next);
    expect(second.events.map(({ kind }) => kind)).toEqual(['tenant', 'categories']);
    // Databases of other tests have transactions too, some of them open.
    await expect.poll(async () => (await readEvents((await readEvents(null)).next)).events).toEqual([]);
  });

  it('is deleted after two hours', async () => {
    const age = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    for (const minutes of [0, 115, 125]) {
      await database().cacheEvent.create({
        data: { tenantId: tenant.id, kind: 'tenant', createdAt: age(minutes) },
      });
    }
    expect(await removeOldChanges()).toBe(1);
    expect(await database().cacheEvent.count()).toBe(2);
  });

  it('is not read again and again if it came with a backup from a database with higher transaction ids', async () => {
    await database().cacheEvent.create({
      data: { tenantId: tenant.id, kind: 'tenant', transactionId: 9_000_000_000n },
    });
    expect((await readEvents(0n)).events).toEqual([]);
  });
});

describe('an action', () => {
  const save = () => saveBranding(tenant.id, { primaryColor: '#112233', secondaryColor: '#445566' });

  it('expires the tags of its changes itself, and not again when it reads the change', async () => {
    await publishingChanges(save);
    expect(next.updateTag.mock.calls.map(([tag]) => tag)).toEqual([`tenant:${tenant.id}`]);
    const [event] = (await readEvents(0n)).events;
    expect(isPublishedHere(event?.transactionId ?? '')).toBe(true);
    await save();
    const [, other] = (await readEvents(0n)).events;
    expect(isPublishedHere(other?.transactionId ?? '')).toBe(false);
    expect(next.updateTag).toHaveBeenCalledTimes(1);
  });

  it('does so too if it fails after its change', async () => {
    const failing = publishingChanges(async () => {
      await save();
      throw new Error('afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    expect(next.updateTag).toHaveBeenCalledWith(`tenant:${tenant.id}`);
  });

  it('stores nothing on Vercel, where the platform notifies its own caches', async () => {
    platform.VERCEL = '1';
    await publishingChanges(save);
    expect(next.updateTag.mock.calls.map(([tag]) => tag)).toEqual([`tenant:${tenant.id}`]);
    expect(next.revalidateTag).not.toHaveBeenCalled();
    await save();
    expect(next.revalidateTag).toHaveBeenCalledWith(`tenant:${tenant.id}`, { expire: 0 });
    expect(await recorded()).toEqual([]);
    expect(await notifications()).toBe(0);
  });
});
