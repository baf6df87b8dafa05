import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { addRosterNames } from '@/lib/orders/placing/copy-rosters';
import { LONGEST_SEARCH_TEXT, MOST_NAMES, searchTextOf } from '@/lib/orders/placing/search-text';
import type { Tenant } from '@/lib/tenants/tenant';
import { choicesOf } from '@/lib/testing/rows/choices';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrder } from '@/lib/testing/rows/orders';
import { createTeamOrder } from '@/lib/testing/rows/teams/team-orders';
import { listOrders } from './admin-orders.queries';
import { NO_FILTER } from './order-filter';

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

const find = async (search: string, shop = tenant) =>
  (await listOrders(shop.id, { filter: { ...NO_FILTER, search }, timeZone: 'UTC', cursor: null })).orders.map(
    ({ id }) => id,
  );

it('finds an order by its products, SKUs and answers, as they were at the time', async () => {
  const mug = await createOrder(tenant, { name: 'Harvest Mug, 100% clay', sku: 'MUG-77' });
  const jug = await createOrder(tenant, { name: 'Tall Jug', sku: 'JUG-01' });
  for (const [search, ids] of [
    ['harvest', [mug.id]],
    ['MUG-77', [mug.id]],
    ['100% clay', [mug.id]],
    ['10_% clay', []],
    ['jug', [jug.id]],
    ['nothing like it', []],
  ] as const) {
    expect(await find(search), search).toEqual(ids);
  }
  expect(await find('harvest', await createTenant())).toEqual([]);
  // An old order is found by the product's old name.
  await database().product.updateMany({ data: { name: 'Renamed' } });
  expect(await find('harvest')).toEqual([mug.id]);
});

it('finds a paid order by the people on its rosters, up to a bound, and not by their sizes', async () => {
  const crowd = Array.from({ length: MOST_NAMES + 1 }, (_, row): [string, string, string] => [
    `Player Number${row}`,
    String(row),
    'XXL',
  ]);
  const { orderId } = await createTeamOrder(tenant.id, [
    { people: [['Adaeze O’Kafor', '7', 'S'], ...crowd.slice(0, 1)] },
    { people: crowd },
    {},
  ]);
  expect(await find('o’kafor')).toEqual([]);
  await tenantDb(tenant.id, (db) => addRosterNames(db, tenant.id, orderId));
  for (const found of ['O’KAFOR', 'adaeze', 'player number0', `number${MOST_NAMES - 1}`]) {
    expect(await find(found), found).toEqual([orderId]);
  }
  expect(await find(`number${MOST_NAMES}`)).toEqual([]);
  expect(await find('xxl')).toEqual([]);
});

it('is one text of bounded length, in lower case', () => {
  const line = {
    productName: 'Name Mug',
    productSku: 'MUG-1',
    choices: choicesOf({ customization: 'For GRANDMA\nLou' }),
  };
  expect(searchTextOf([line, { ...line, choices: [] }])).toBe(
    'name mug\nmug-1\nfor grandma\nlou\nname mug\nmug-1',
  );
  const long = { ...line, choices: choicesOf({ customization: '🏺'.repeat(30_000) }) };
  expect([...searchTextOf([long])]).toHaveLength(LONGEST_SEARCH_TEXT);
});
