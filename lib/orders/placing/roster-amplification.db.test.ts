// What a small order with large rosters costs: stored bytes, checked rows, and other customers' time.

import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteProduct } from '@/lib/catalog/products/products.commands';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { settlePayment } from '@/lib/orders/capture/settle-payment';
import type { OrderLineFields } from '@/lib/orders/checkout/order-input';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import { saveRoster } from '@/lib/rosters/keeping/rosters.commands';
import { readStoredRoster } from '@/lib/rosters/keeping/stored-roster';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { settingsWithSizes } from '@/lib/testing/rosters/roster-columns';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { orderOf } from '@/lib/testing/rows/orders';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { quoteLines } from '@/lib/testing/rows/quoted-cart';
import { createUpload } from '@/lib/testing/rows/uploads';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { placeOrder } from './place-order';

let store: ObjectStore;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));
const checks = vi.hoisted(() => vi.fn());
vi.mock('@/lib/rosters/check-roster', async (original) => {
  const module = await original<typeof import('@/lib/rosters/check-roster')>();
  checks.mockImplementation(module.checkRoster);
  return { ...module, checkRoster: checks };
});

const ROWS = 1_000;
const columns = [
  { header: 'Name', meaning: 'name' },
  { header: 'Size', meaning: 'size' },
  { header: 'Note', meaning: null },
  { header: 'Club', meaning: null },
];
// Random text does not compress, so the bytes on disk are its bytes.
const text = () => randomBytes(75).toString('base64');
const rows = Array.from({ length: ROWS }, (_, row) => [`${row}`, 'M', text(), text()]);

const withUpcharge = (upcharge: number) => settingsWithSizes({ M: upcharge });

let tenant: Tenant;
let line: OrderLineFields;
let mug: OrderLineFields;

beforeEach(async () => {
  await resetDatabase();
  ({ store } = await emptyStore());
  tenant = await createTenant();
  const product = await createProduct(tenant.id, {
    priceCents: 100,
    isTeamOrder: true,
    rosterSettings: withUpcharge(0),
  });
  const upload = await createUpload(store, tenant.id, { kind: 'roster', fileName: 'team.csv' });
  const saved = await saveRoster(tenant.id, {
    productId: product.id,
    uploadId: upload.id,
    table: { columns, rows },
  });
  if (!saved.ok) {
    throw new Error(saved.error.code);
  }
  line = { product_id: product.id, quantity: ROWS, roster_id: saved.value.id };
  mug = { product_id: (await createProduct(tenant.id)).id, quantity: 1 };
  checks.mockClear();
}, 60_000);

let keys = 0;
async function place(...lines: OrderLineFields[]) {
  keys += 1;
  const placed = await placeOrder(tenant, orderOf(...lines), `key-of-this-test-${keys}`);
  if (!placed.ok) {
    throw new Error(placed.error.code);
  }
  return placed.value;
}

/** The size of all tables, in bytes. */
async function databaseBytes(): Promise<number> {
  const [row] = await database().$queryRaw<{ bytes: number }[]>`
    SELECT sum(pg_total_relation_size(c.oid))::float8 AS bytes FROM pg_class c
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`;
  return row?.bytes ?? 0;
}

async function pay(orderId: OrderId, totalCents: number) {
  const paypalOrderId = `PAYPAL-${orderId}`;
  await database().payment.create({
    data: { tenantId: tenant.id, orderId, attempt: 1, paypalOrderId, amountCents: totalCents },
  });
  return settlePayment(tenant.id, paypalOrderId, {
    id: `CAPTURE-${orderId}`,
    status: 'COMPLETED',
    amount: cents(totalCents),
    currency: 'USD',
    fee: null,
  });
}

describe('unpaid orders with two large rosters each', () => {
  it('add almost nothing to the database, and check no row', async () => {
    const roster = await database().roster.findFirstOrThrow();
    expect(roster.byteSize).toBeGreaterThan(200_000);
    const before = await databaseBytes();
    for (let count = 0; count < 6; count += 1) {
      await place(line, line);
    }
    // Twelve copies would take more than two megabytes.
    expect((await databaseBytes()) - before).toBeLessThan(600_000);
    expect(checks).not.toHaveBeenCalled();
    expect(await database().roster.count()).toBe(1);
  });

  it('are quoted without checking any row', async () => {
    expect((await quoteLines(tenant.id, [line, line])).lines).toEqual(
      Array(2).fill({
        problem: null,
        roster: { pieces: ROWS, sizes: [{ label: 'M', pieces: ROWS }], upchargeCents: 0 },
        chosen: { priceCents: 100, imageUrl: null },
        terms: { regularCents: null, nextBreak: null, tooFew: null },
      }),
    );
    expect(checks).not.toHaveBeenCalled();
  });
});

describe('a recheck after the shop has changed its roster settings', () => {
  const change = (settings: RosterSettings) =>
    database().product.updateMany({
      where: { id: line.product_id },
      data: { rosterSettings: settings, version: { increment: 1 } },
    });

  it('happens once, gives new prices, and is shared by later orders', async () => {
    await change(withUpcharge(50));
    const [first, second] = [await place(line), await place(line)];
    expect([first.totalCents, second.totalCents]).toEqual([ROWS * 150, ROWS * 150]);
    await quoteLines(tenant.id, [line]);
    expect(checks).toHaveBeenCalledTimes(1);
    const items = await database().orderItem.findMany();
    expect(new Set(items.map(({ rosterId }) => rosterId)).size).toBe(1);
    expect(await database().roster.count()).toBe(2);
  });

  it('happens once too if the roster fails', async () => {
    const sizes = [{ label: '2XL', upchargeCents: cents(0) }];
    const { columns: asked, version } = withUpcharge(0);
    await change({
      version,
      columns: asked.map((column) => (column.kind === 'size' ? { ...column, sizes } : column)),
    });
    for (let count = 0; count < 5; count += 1) {
      expect((await quoteLines(tenant.id, [line])).lines).toEqual([
        { problem: 'roster_outdated', roster: null },
      ]);
    }
    expect(checks).toHaveBeenCalledTimes(1);
  });
});

describe('a paid order', () => {
  it('has a copy of its roster, as it was shown before, and needs the shopper’s no longer', async () => {
    const { id, totalCents } = await place(line);
    const shown = (await findOrder(tenant.id, id))?.items[0]?.roster;
    expect(shown?.rows).toEqual(rows);
    expect(await pay(id, totalCents)).toBe('paid');
    const item = await database().orderItem.findFirstOrThrow({ where: { orderId: id } });
    expect(item.rosterId).toBeNull();
    expect(item.rosterColumns).toMatchObject({ settings: withUpcharge(0) });
    expect(readStoredRoster(item.rosterData, item.rosterColumns)).toEqual(shown);
    await database().roster.deleteMany();
    expect((await findOrder(tenant.id, id))?.items[0]?.roster).toEqual(shown);
  });

  it('has the copy in each of its lines, and other orders with the roster keep theirs', async () => {
    const [paid, other] = [await place(line, line, mug), await place(line)];
    await pay(paid.id, paid.totalCents);
    const items = await database().orderItem.findMany({ where: { orderId: paid.id } });
    expect(items.filter(({ rosterData }) => Array.isArray(rosterData))).toHaveLength(2);
    const left = await database().orderItem.findMany({ where: { orderId: other.id } });
    expect(left).toMatchObject([{ rosterId: line.roster_id, rosterData: null }]);
  });
});

describe('a deleted product', () => {
  it('leaves the rosters of unpaid orders, and no others', async () => {
    const { id, totalCents } = await place(line);
    const kept = await database().roster.findFirstOrThrow();
    const {
      id: _id,
      columns: _columns,
      rows: _rows,
      summary: _summary,
      sheetColumns: _sheet,
      ...same
    } = kept;
    await database().roster.create({ data: { ...same, columns: [], rows: [], sha256: 'ab'.repeat(32) } });
    expect(await deleteProduct(tenant.id, line.product_id)).toEqual({ ok: true, value: null });
    expect(await database().roster.findMany()).toMatchObject([{ id: line.roster_id, productId: null }]);
    await pay(id, totalCents);
    expect((await findOrder(tenant.id, id))?.items[0]?.roster?.rows).toEqual(rows);
  });
});

describe('another customer of the shop', () => {
  /** Runs `work` while another transaction locks these rows. */
  const whileHeld = (sql: string, work: () => Promise<void>) =>
    database().$transaction(
      async (db) => {
        await db.$executeRawUnsafe(sql);
        await work();
      },
      { timeout: 60_000 },
    );

  it('can order while one waits for a file', async () => {
    let slow: Promise<unknown> = Promise.resolve();
    await whileHeld('SELECT 1 FROM uploads FOR UPDATE', async () => {
      slow = place(line);
      // Long enough for the order to reach the lock.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const quick = await place(mug);
      expect(quick.orderNumber).toBe(1_001);
    });
    expect(await slow).toMatchObject({ orderNumber: 1_002 });
  });
});
