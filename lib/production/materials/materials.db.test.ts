import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createTeamOrder } from '@/lib/testing/rows/teams/team-orders';
import { listMaterials } from './materials.queries';

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

/** A line with a roster of this many sizes, one person each. */
const lineOfSizes = (count: number): Parameters<typeof createTeamOrder>[1][number] => ({
  people: Array.from({ length: count }, (_, index) => ['Ada', '', `Size ${index}`]),
});

it('loses no total of a shop with thousands', async () => {
  await createTeamOrder(tenant.id, [lineOfSizes(2_001)]);
  const [material] = await listMaterials(tenant.id);
  expect(material?.sizes).toHaveLength(2_001);
  expect(material?.pieces).toBe(2_001);
});

it('throws instead of losing totals', async () => {
  await createTeamOrder(tenant.id, [lineOfSizes(20_001)]);
  await expect(listMaterials(tenant.id)).rejects.toThrow('20,000');
});

const totals = async () =>
  (await listMaterials(tenant.id)).map(({ name, pieces, made, sizes }) => [
    name,
    pieces,
    made,
    sizes.map(({ label, pieces: count, made: done }) => `${label}:${count}/${done}`).join(' '),
  ]);

it('adds up sizes of all open orders, with quantities and what is made', async () => {
  const { id: productId } = await createProduct(tenant.id, { sku: 'JER-1' });
  const line = { productId, productSku: 'JER-1' };
  const first = await createTeamOrder(
    tenant.id,
    [
      {
        ...line,
        productName: 'Old name',
        people: [
          ['Ada', '7', 'XL'],
          ['Grace', '8', 'S', '3'],
          ['Rosalind', '9', ''],
        ],
      },
      { productName: 'Socks', productSku: 'SOC-1', quantity: 10 },
    ],
    { createdAt: new Date('2026-01-01') },
  );
  await createTeamOrder(
    tenant.id,
    [
      {
        ...line,
        people: [
          ['Ida', '1', 'S'],
          ['May', '2', '2XL'],
        ],
      },
    ],
    {
      status: 'pending',
      paymentStatus: 'partially_refunded',
    },
  );
  const [jersey = '', socks = ''] = first.itemIds;
  await database().madePiece.createMany({
    data: [
      { tenantId: tenant.id, orderItemId: jersey, row: 1, madeBy: 'Dale' },
      { tenantId: tenant.id, orderItemId: socks, row: 0, madeBy: 'Dale' },
    ],
  });
  expect(await totals()).toEqual([
    ['Match Jersey', 7, 3, 'S:4/3 XL:1/0 2XL:1/0 null:1/0'],
    ['Socks', 10, 10, 'null:10/10'],
  ]);
});

it('leaves out what is not paid, is finished, or is another shop’s', async () => {
  const people = { people: [['Ada', '7', 'S']] } satisfies Parameters<typeof createTeamOrder>[1][number];
  for (const changes of [
    { status: 'completed' },
    { status: 'cancelled' },
    { paymentStatus: 'unpaid', status: 'pending' },
    { paymentStatus: 'pending', status: 'pending' },
    { paymentStatus: 'refunded' },
    { paymentStatus: 'failed', status: 'pending' },
  ]) {
    await createTeamOrder(tenant.id, [people], changes);
  }
  await createTeamOrder((await createTenant()).id, [people]);
  expect(await totals()).toEqual([]);
});

it.each<[string, object, string]>([
  [
    'a roster without its columns',
    { rosterData: [{ Name: 'Ada', ' size': 'M' }, { Name: 'Eve' }] },
    'M:1/0 null:1/0',
  ],
  ['numbers in cells', { rosterData: [{ Name: 'Ada', Size: 38 }] }, '38:1/0'],
  ['an empty roster', { rosterData: [], quantity: 4 }, 'null:4/0'],
  ['an object for a roster', { rosterData: { Size: 'M' }, quantity: 4 }, 'null:4/0'],
  ['rows that are none', { rosterData: ['M', 7, null] }, 'null:3/0'],
  ['columns that are none', { rosterData: [{ Size: 'M' }], rosterColumns: { columns: 'Size' } }, 'null:1/0'],
])('tolerates %s', async (_name, line, sizes) => {
  await createTeamOrder(tenant.id, [line]);
  expect((await totals())[0]?.[3]).toBe(sizes);
});
