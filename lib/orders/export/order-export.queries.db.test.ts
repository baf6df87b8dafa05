import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { NO_FILTER, type OrderFilter } from '@/lib/orders/list/order-filter';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow, createOrderRows } from '@/lib/testing/rows/order-rows';
import { orderCsvStream } from './order-csv-stream';
import { type ExportedOrder, exportOrders } from './order-export.queries';

const TERMS = { timeZone: 'UTC', linkTo: (path: string) => path };

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

async function batchesOf(filter: OrderFilter = NO_FILTER): Promise<ExportedOrder[][]> {
  const batches: ExportedOrder[][] = [];
  for await (const batch of exportOrders(tenant.id, filter, 'UTC')) {
    batches.push(batch);
  }
  return batches;
}

it('gives every order once, newest first, in batches, even if all have the same time', async () => {
  const createdAt = new Date('2026-11-21T12:00:00Z');
  await createOrderRows(
    tenant.id,
    Array.from({ length: 1_203 }, () => ({ createdAt })),
  );
  const batches = await batchesOf();
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 203]);
  expect(new Set(batches.flat().map(({ orderNumber }) => orderNumber)).size).toBe(1_203);
}, 60_000);

it('gives the orders that match the filter, with all items, and nothing of another shop', async () => {
  await createOrderRow((await createTenant()).id, { customerName: 'Grace' });
  const wanted = await createOrderRow(tenant.id, { orderNumber: 1_042, customerName: 'Grace' });
  await createOrderRow(tenant.id, { customerName: 'Ada' });
  await database().orderItem.create({
    data: {
      tenantId: tenant.id,
      orderId: wanted,
      position: 1,
      productName: 'Sign',
      productSku: 'SGN-1',
      productPriceCents: 900,
      quantity: 1,
      subtotalCents: 900,
      customizationLabel: 'Name',
      customizationText: 'Hopper',
    },
  });
  const [batch] = await batchesOf({ ...NO_FILTER, search: 'grace' });
  expect(batch).toHaveLength(1);
  expect(batch?.[0]).toMatchObject({
    orderNumber: 1_042,
    items: [{ name: 'Harvest Mug' }, { name: 'Sign', choices: [{ value: 'Hopper' }] }],
  });
  expect(batch?.[0]).not.toHaveProperty('id');
});

it('is empty for no orders', async () => {
  expect(await batchesOf()).toEqual([]);
});

it('is one file, with a header even without orders', async () => {
  const read = async () => {
    const file = new Response(orderCsvStream(exportOrders(tenant.id, NO_FILTER, 'UTC'), TERMS));
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  };
  expect(await read()).toMatch(/^\uFEFFOrder number,Order placed \(UTC\),[^\r\n]+\r\n$/);
  await createOrderRows(
    tenant.id,
    Array.from({ length: 501 }, () => ({})),
  );
  expect((await read()).trimEnd().split('\r\n')).toHaveLength(502);
});

it('aborts the download when the database fails, instead of ending early', async () => {
  async function* failing() {
    yield [];
    throw new Error('The connection is gone');
  }
  const reading = new Response(orderCsvStream(failing(), TERMS)).text();
  await expect(reading).rejects.toThrow('The connection is gone');
});

it('leaves out unpaid expired orders, like the list', async () => {
  await createOrderRow(tenant.id, { orderNumber: 1_001, status: 'cancelled', expiredAt: new Date() });
  await createOrderRow(tenant.id, { orderNumber: 1_002 });
  const numbersOf = async (filter: OrderFilter) =>
    (await batchesOf(filter)).flat().map(({ orderNumber, status }) => [orderNumber, status]);
  expect(await numbersOf(NO_FILTER)).toEqual([[1_002, 'pending']]);
  expect(await numbersOf({ ...NO_FILTER, status: 'cancelled' })).toEqual([[1_001, 'cancelled']]);
});
