import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { OrderLineFields } from '@/lib/orders/checkout/order-input';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { settingsWithSizes } from '@/lib/testing/rosters/roster-columns';
import { rosterSheet, rosterTable } from '@/lib/testing/rosters/roster-tables';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { orderOf } from '@/lib/testing/rows/orders';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { quoteLines } from '@/lib/testing/rows/quoted-cart';
import { createUpload } from '@/lib/testing/rows/uploads';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { placeOrder } from './place-order';

let store: ObjectStore;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));

const settings = settingsWithSizes({ M: 0, '2XL': 200 });
const table = rosterTable({ 'Player Name': 'name', '#': 'number', Size: 'size' }, [
  ['Okafor', '007', 'M'],
  ['Lindqvist', '12', '2XL'],
]);

const SHEET = rosterSheet({ Name: 'name', Number: 'number', Size: 'size' }, table.rows);

let tenant: Tenant;
let line: OrderLineFields;
let uploads: { logo: string; roster: string };

/** A shop with a team product, and a logo and a roster for it. */
async function prepare() {
  const shop = await createTenant();
  const product = await createProduct(shop.id, {
    name: 'Away Jersey',
    priceCents: 3_000,
    isTeamOrder: true,
    requiresLogo: true,
    requiresRoster: true,
    rosterSettings: settings,
  });
  const logo = await createUpload(store, shop.id, { fileName: 'crest.png' });
  const file = await createUpload(store, shop.id, { kind: 'roster', fileName: 'team.csv' });
  const roster = await database().roster.create({
    data: {
      tenantId: shop.id,
      productId: product.id,
      uploadId: file.id,
      isParsed: true,
      ...table,
      sha256: 'ab'.repeat(32),
    },
  });
  const asked = { product_id: product.id, quantity: 2, logo_upload_id: logo.id, roster_id: roster.id };
  return { shop, asked, uploads: { logo: logo.id, roster: file.id } };
}

beforeEach(async () => {
  await resetDatabase();
  ({ store } = await emptyStore());
  const prepared = await prepare();
  ({ shop: tenant, asked: line, uploads } = prepared);
});

const place = (asked: Partial<typeof line> = {}, key = 'key-of-this-test') =>
  placeOrder(tenant, orderOf({ ...line, ...asked }), key);
const idOf = (placed: Awaited<ReturnType<typeof place>>) => {
  if (!placed.ok) {
    throw new Error(placed.error.code);
  }
  return placed.value.id;
};

describe('an order with a logo and a roster', () => {
  it('has its own files, the rows as they were saved, and the upcharges of their sizes', async () => {
    const orderId = idOf(await place());
    const item = await database().orderItem.findFirstOrThrow({
      include: { logoFile: true, rosterFile: true },
    });
    expect(item).toMatchObject({ quantity: 2, upchargeCents: 200, subtotalCents: 6_200 });
    expect(item.logoFile).toMatchObject({
      kind: 'logo',
      fileName: 'crest.png',
      sourceUploadId: uploads.logo,
    });
    expect(item.rosterFile).toMatchObject({ kind: 'roster', fileName: 'team.csv' });
    expect(item.logoUrl).toBe(`/admin/orders/${orderId}/files/${item.logoFileId}/crest.png`);
    expect(item.rosterUrl).toBe(`/admin/orders/${orderId}/files/${item.rosterFileId}/team.csv`);
    expect(item).toMatchObject({ rosterData: null, rosterColumns: null });
    const shown = await findOrder(tenant.id, orderId);
    expect(shown?.items[0]?.roster).toEqual(SHEET);
    const order = await database().order.findFirstOrThrow();
    expect(order.totalCents).toBe(6_200);
  });

  it('can be placed again with the same files, because the first order may never be paid', async () => {
    const first = idOf(await place());
    const second = idOf(await place({}, 'another-key-of-this-test'));
    expect(first).not.toBe(second);
    const files = await database().orderFile.findMany({ where: { kind: 'logo' } });
    expect(files.map(({ orderId }) => orderId).sort()).toEqual([first, second].sort());
  });

  it('shares a file between lines that name one upload', async () => {
    const input = orderOf(line, line);
    expect(await placeOrder(tenant, input, 'key-of-this-test')).toMatchObject({ ok: true });
    expect(await database().orderFile.count()).toBe(2);
    const items = await database().orderItem.findMany();
    expect(new Set(items.map(({ logoFileId }) => logoFileId)).size).toBe(1);
  });

  it.each([
    ['logo_missing', { logo_upload_id: undefined }],
    ['roster_missing', { roster_id: undefined }],
    ['logo_gone', { logo_upload_id: '0190a1b2-0000-7000-8000-0000000000ff' }],
    ['roster_gone', { roster_id: '0190a1b2-0000-7000-8000-0000000000ff' }],
    ['roster_outdated', { quantity: 3 }],
  ])('is refused as %s, and leaves nothing behind', async (code, asked) => {
    expect(await place(asked)).toEqual({ ok: false, error: { code, index: 0 } });
    expect([await database().order.count(), await database().orderFile.count()]).toEqual([0, 0]);
  });

  it('is refused before its rosters are loaded if they have more rows than one order can have', async () => {
    await database().roster.updateMany({ data: { rowCount: 2_000 } });
    const { lines: answers } = await quoteLines(
      tenant.id,
      Array.from({ length: 7 }, () => line),
    );
    // All lines name the same roster, so none of them passes. Five lines have exactly the limit of rows.
    const five = await quoteLines(
      tenant.id,
      Array.from({ length: 5 }, () => line),
    );
    expect(five.lines.map(({ problem }) => problem)).not.toContain('roster_too_long');
    const six = await quoteLines(
      tenant.id,
      Array.from({ length: 6 }, () => line),
    );
    expect(new Set(six.lines.map(({ problem }) => problem))).toEqual(new Set(['roster_too_long']));
    expect(new Set(answers.map(({ problem }) => problem))).toEqual(new Set(['roster_too_long']));
    expect(
      await placeOrder(tenant, orderOf(...Array.from({ length: 7 }, () => line)), 'key-of-this-test'),
    ).toEqual({
      ok: false,
      error: { code: 'roster_too_long', index: 0 },
    });
  });

  it('is refused if its rosters have more text than one order can have', async () => {
    await database().roster.updateMany({ data: { byteSize: 700_000 } });
    expect(await placeOrder(tenant, orderOf(line, line, line), 'key-of-this-test')).toEqual({
      ok: false,
      error: { code: 'rosters_too_heavy', index: 0 },
    });
  });

  it('never uses files of another shop', async () => {
    const theirs = await prepare();
    const { logo_upload_id, roster_id } = theirs.asked;
    expect(await place({ logo_upload_id })).toEqual({ ok: false, error: { code: 'logo_gone', index: 0 } });
    expect(await place({ roster_id })).toEqual({ ok: false, error: { code: 'roster_gone', index: 0 } });
  });

  it('accepts no roster as logo, and no incomplete upload', async () => {
    expect(await place({ logo_upload_id: uploads.roster })).toEqual({
      ok: false,
      error: { code: 'logo_gone', index: 0 },
    });
    await database().upload.updateMany({ data: { completedAt: null } });
    expect(await place()).toEqual({ ok: false, error: { code: 'logo_gone', index: 0 } });
  });

  it('accepts no roster whose file is being deleted, and the quote says so before', async () => {
    await database().upload.updateMany({ where: { id: uploads.roster }, data: { completedAt: null } });
    expect(await place()).toEqual({ ok: false, error: { code: 'roster_gone', index: 0 } });
    expect((await quoteLines(tenant.id, [line])).lines).toEqual([{ problem: 'roster_gone', roster: null }]);
  });
});

describe('a cart', () => {
  it('has the current products, each once, without those that are no longer sold', async () => {
    const [mug, gone] = [
      await createProduct(tenant.id, { name: 'Mug', customizationLabel: 'Name', allowsCustomization: false }),
      await createProduct(tenant.id, { isActive: false }),
    ];
    const asked = [mug.id, mug.id, gone.id].map((product_id) => ({ product_id, quantity: 1, choices: [] }));
    expect((await quoteLines(tenant.id, asked)).products).toEqual([
      { id: mug.id, name: 'Mug', priceCents: 2_800, imageUrl: null, questions: [] },
    ]);
  });
});

describe('a cart with a logo and a roster', () => {
  it('has the pieces, sizes and upcharges of its roster at current prices', async () => {
    expect((await quoteLines(tenant.id, [line])).lines).toEqual([
      {
        problem: null,
        roster: {
          pieces: 2,
          sizes: [
            { label: 'M', pieces: 1 },
            { label: '2XL', pieces: 1 },
          ],
          upchargeCents: 200,
        },
        chosen: { priceCents: expect.any(Number), imageUrl: null },
        terms: { regularCents: null, nextBreak: null, tooFew: null },
      },
    ]);
  });

  it('reports each line whose files are gone, but no product that is no longer sold', async () => {
    const unknown = '0190a1b2-0000-7000-8000-0000000000ff';
    const { lines: answers } = await quoteLines(tenant.id, [
      line,
      { ...line, roster_id: unknown },
      { ...line, product_id: unknown },
    ]);
    expect(answers.map(({ problem }) => problem)).toEqual([null, 'roster_gone', null]);
  });

  it('gets nothing of another shop', async () => {
    const theirs = await prepare();
    expect(await quoteLines(theirs.shop.id, [line])).toEqual({
      products: [],
      lines: [{ problem: null, roster: null }],
      price: null,
      discount: null,
      takesCodes: false,
      tax: 'none',
      readyBy: null,
      delivery: null,
    });
  });
});
