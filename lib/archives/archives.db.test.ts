import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import yauzl from 'yauzl';
import { database } from '@/lib/db/client';
import { removeOldArchives } from '@/lib/jobs/archive-worker';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { createOrderRow, createOrderRows } from '@/lib/testing/rows/order-rows';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { createUpload } from '@/lib/testing/rows/uploads';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { MOST_ARCHIVES_A_DAY } from './archive';
import { archiveLink, requestArchive } from './archive.commands';
import { archiveColumns, archiveRows } from './archive-rows.queries';
import { ARCHIVE_TABLES, LEFT_OUT } from './archive-tables';
import { listArchives } from './archives.queries';
import { makeArchive } from './make-archive';

let store: ObjectStore;
let everything: () => Promise<string[]>;
let pictures: ObjectStore;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => pictures }));

let shop: Tenant;
let other: Tenant;
let ownerId: string;
beforeEach(async () => {
  await resetDatabase();
  ({ store, everything } = await emptyStore());
  ({ store: pictures } = await emptyStore());
  [shop, other] = [await createTenant(), await createTenant()];
  ({ userId: ownerId } = await database().tenantUser.findFirstOrThrow({ where: { tenantId: shop.id } }));
});

const ask = (tenant = shop, actorId = ownerId) =>
  requestArchive(tenant.id, { actorId, storeUrl: 'http://shop.localhost/' });
const newest = async () => {
  const [archive] = await listArchives(shop.id);
  if (!archive) {
    throw new Error('No archive');
  }
  return archive;
};

/** The files of a ZIP, by path. */
async function unzip(bytes: Uint8Array): Promise<Map<string, string>> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(Buffer.from(bytes), {
    lazyEntries: true,
  });
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, async (error, stream) => {
        if (error) {
          reject(error);
          return;
        }
        const chunks: Buffer[] = [];
        for await (const chunk of stream) {
          chunks.push(chunk);
        }
        files.set(entry.fileName, Buffer.concat(chunks).toString());
        zip.readEntry();
      });
    });
    zip.readEntry();
  });
}

async function made(): Promise<Map<string, string>> {
  await ask();
  const { id } = await newest();
  expect(await makeArchive(shop.id, id)).toBe('made');
  const { objectKey } = await database().tenantArchive.findFirstOrThrow({ where: { id } });
  const object = await store.get(objectKey ?? '');
  return unzip(object?.bytes ?? new Uint8Array());
}

const json = (files: Map<string, string>, table: string): Record<string, unknown>[] =>
  JSON.parse(files.get(`data/${table}.json`) ?? 'null');

describe('an archive', () => {
  it('has each table of a shop, or says why not', async () => {
    const tables = await database().$queryRaw<{ name: string }[]>`
      SELECT table_name::text AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'tenant_id'`;
    expect([...Object.keys(ARCHIVE_TABLES), ...Object.keys(LEFT_OUT)].sort()).toEqual(
      ['tenants', ...tables.map(({ name }) => name)].sort(),
    );
  });

  it('has no column that lets somebody in', async () => {
    const columns = await Promise.all(
      Object.keys(ARCHIVE_TABLES).map(async (table) =>
        (await archiveColumns(shop.id, table)).map((column) => `${table}.${column}`),
      ),
    );
    const all = columns.flat();
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((name) => /hash|secret|sealed|encrypted|password|token/.test(name))).toEqual([]);
  });

  it('has all rows of the shop and none of another, as JSON and CSV, and its files', async () => {
    await createProduct(shop.id, { name: '=HYPERLINK("x")', sku: 'ONE' });
    await createProduct(other.id, { name: 'Not ours', sku: 'OTHER' });
    const logo = await createUpload(store, shop.id, { kind: 'logo' });
    await createOrderRow(shop.id);
    await createOrderRow(other.id);
    for (const name of ['mug-320.webp', 'mug-1280.webp', 'mark-1280.icon-32.png']) {
      await pictures.put(`${shop.id}/${name}`, { bytes: new Uint8Array([1]), contentType: 'image/webp' });
    }
    await pictures.put(`${other.id}/theirs-1280.webp`, {
      bytes: new Uint8Array([1]),
      contentType: 'image/webp',
    });
    const files = await made();
    expect([...files.keys()].filter((path) => path.startsWith('data/')).sort()).toEqual(
      Object.keys(ARCHIVE_TABLES)
        .flatMap((table) => [`data/${table}.json`, `data/${table}.csv`])
        .sort(),
    );
    expect(json(files, 'products').map(({ sku, tenant_id }) => [sku, tenant_id])).toContainEqual([
      'ONE',
      shop.id,
    ]);
    expect(json(files, 'orders')).toHaveLength(1);
    expect(json(files, 'tenants').map(({ id }) => id)).toEqual([shop.id]);
    expect(files.get('data/products.csv')).toContain(`"'=HYPERLINK(""x"")"`);
    expect([...files.keys()].filter((path) => path.startsWith('pictures/'))).toEqual([
      'pictures/mug-1280.webp',
    ]);
    expect([...files.keys()].filter((path) => path.startsWith('files/'))).toEqual([
      `files/uploads/${logo.id.slice(0, 8)}-${logo.objectKey.split('/').at(-1)}`,
    ]);
    expect(files.get('README.txt')).toContain(shop.name);
    expect([...files.values()].join('')).not.toContain(other.id);
  });

  it('reads on behind a full batch, each row once', async () => {
    const names = Array.from({ length: 1_003 }, (_, index) => ({
      tenantId: shop.id,
      name: `Mug ${index}`,
      sku: `MANY-${index}`,
      priceCents: 100,
    }));
    await database().product.createMany({ data: names });
    const skus = json(await made(), 'products').map(({ sku }) => sku);
    expect(skus).toHaveLength(1_003);
    expect(new Set(skus).size).toBe(1_003);
  });

  it('counts files that the store does not have any more, and is made without them', async () => {
    const logo = await createUpload(store, shop.id, { kind: 'logo' });
    await store.delete(logo.objectKey);
    await made();
    expect(await newest()).toMatchObject({ status: 'ready', missingFiles: 1 });
  });

  it('owes its owner a mail', async () => {
    await made();
    const { email } = await database().user.findUniqueOrThrow({ where: { id: ownerId } });
    expect(
      await database().outboxMail.findMany({
        where: { tenantId: shop.id, kind: 'store_notice' },
        select: { recipient: true },
      }),
    ).toEqual([{ recipient: email }]);
  });
});

describe('asking for an archive', () => {
  it('makes one, however often and at once', async () => {
    expect(await Promise.all([ask(), ask(), ask(), ask()])).toEqual(
      Array.from({ length: 4 }, () => ({ ok: true, value: null })),
    );
    expect(await listArchives(shop.id)).toHaveLength(1);
  });

  it('is for an owner of this shop', async () => {
    expect(await ask(other)).toEqual({ ok: false, error: 'denied' });
    await database().tenantUser.updateMany({ where: { userId: ownerId }, data: { role: 'order-manager' } });
    expect(await ask()).toEqual({ ok: false, error: 'denied' });
    expect(await database().tenantArchive.count()).toBe(0);
  });

  it('is for a few times a day', async () => {
    for (let count = 0; count < MOST_ARCHIVES_A_DAY; count += 1) {
      expect(await ask()).toMatchObject({ ok: true });
      await database().tenantArchive.updateMany({ data: { status: 'failed', nextAttemptAt: null } });
    }
    expect(await ask()).toEqual({ ok: false, error: 'too_many' });
  });
});

describe('making an archive', () => {
  it('happens once, however many workers there are', async () => {
    await ask();
    const { id } = await newest();
    const makings = await Promise.all([1, 2, 3].map(() => makeArchive(shop.id, id)));
    expect(makings.sort()).toEqual(['made', 'nothing', 'nothing']);
    expect((await everything()).filter((key) => key.endsWith('.zip'))).toHaveLength(1);
  });

  it('is tried again after a crash, and after a failure, and given up after three', async () => {
    await ask();
    const { id } = await newest();
    const due = () => database().tenantArchive.updateMany({ data: { nextAttemptAt: new Date(0) } });
    // A server that claimed it, and died.
    await database().tenantArchive.updateMany({
      data: { nextAttemptAt: new Date(Date.now() + 60_000), attempts: 0 },
    });
    expect(await makeArchive(shop.id, id)).toBe('nothing');
    const working = store.putFile;
    store.putFile = () => Promise.reject(new Error('The store is away'));
    for (let count = 0; count < 3; count += 1) {
      await due();
      expect(await makeArchive(shop.id, id)).toBe('failed');
    }
    store.putFile = working;
    expect(await newest()).toMatchObject({ status: 'failed' });
    expect(await makeArchive(shop.id, id)).toBe('nothing');
  });

  it('starts over without the file of a server that died, and ends if each server dies of it', async () => {
    await ask();
    const { id } = await newest();
    const left = `${shop.id}/archives/${id}/left.zip`;
    const died = async (attempts: number) => {
      await store.put(left, { bytes: new Uint8Array([1]), contentType: 'application/zip' });
      await database().tenantArchive.updateMany({ data: { nextAttemptAt: new Date(0), attempts } });
    };
    await died(3);
    expect(await makeArchive(shop.id, id)).toBe('failed');
    expect(await newest()).toMatchObject({ status: 'failed' });
    expect(await everything()).toEqual([]);
    await database().tenantArchive.updateMany({ data: { status: 'waiting', nextAttemptAt: new Date(0) } });
    await died(2);
    expect(await makeArchive(shop.id, id)).toBe('made');
    expect((await everything()).filter((key) => key.endsWith('.zip'))).toHaveLength(1);
    expect(await store.head(left)).toBeNull();
  });

  it('leaves it to the server that took over, even where its own work fails', async () => {
    await ask();
    const { id } = await newest();
    const taken = new Date(Date.now() + 60_000);
    store.putFile = async () => {
      await database().tenantArchive.updateMany({ data: { nextAttemptAt: taken, attempts: 3 } });
      throw new Error('The store is away');
    };
    await makeArchive(shop.id, id);
    expect(
      await database().tenantArchive.findFirst({
        where: { id },
        select: { status: true, nextAttemptAt: true },
      }),
    ).toEqual({ status: 'waiting', nextAttemptAt: taken });
  });

  it('reads 2,000 orders a batch at a time, each once', async () => {
    await createOrderRows(
      shop.id,
      Array.from({ length: 2_000 }, () => ({})),
    );
    const sizes: number[] = [];
    const seen = new Set<unknown>();
    for await (const batch of archiveRows(shop.id, 'orders')) {
      sizes.push(batch.length);
      for (const { id } of batch) {
        seen.add(id);
      }
    }
    expect(Math.max(...sizes)).toBe(200);
    expect(seen.size).toBe(2_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(2_000);
  });

  it('leaves nothing behind on this machine’s disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'archives-test-'));
    vi.stubEnv('TMPDIR', folder);
    try {
      await made();
      expect(await import('node:fs/promises').then(({ readdir }) => readdir(folder))).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  });
});

describe('fetching an archive', () => {
  it('is a link of the owner’s own shop, kept in the log', async () => {
    await made();
    const { id: archiveId } = await newest();
    const link = await archiveLink(shop, { actorId: ownerId, archiveId });
    expect(link).toMatchObject({ ok: true });
    expect(await archiveLink(other, { actorId: ownerId, archiveId })).toEqual({ ok: false, error: 'gone' });
    const { userId: stranger } = await database().tenantUser.findFirstOrThrow({
      where: { tenantId: other.id },
    });
    expect(await archiveLink(shop, { actorId: stranger, archiveId })).toEqual({ ok: false, error: 'denied' });
    const kinds = await database().auditEvent.findMany({
      where: { tenantId: shop.id },
      orderBy: { createdAt: 'asc' },
      select: { kind: true },
    });
    expect(kinds).toEqual([{ kind: 'shop.archive_requested' }, { kind: 'shop.archive_fetched' }]);
  });

  it('ends with its week, when the sweep deletes the file', async () => {
    await made();
    const { id: archiveId, expiresAt } = await newest();
    const after = new Date((expiresAt?.getTime() ?? 0) + 1);
    expect(await archiveLink(shop, { actorId: ownerId, archiveId, now: after })).toEqual({
      ok: false,
      error: 'gone',
    });
    expect(await removeOldArchives(new Date())).toMatchObject({ done: 0 });
    expect(await removeOldArchives(after)).toEqual({ done: 1, failures: 0 });
    expect((await everything()).filter((key) => key.endsWith('.zip'))).toEqual([]);
    expect(await newest()).toMatchObject({ status: 'removed' });
  });
});
