import { beforeAll, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { databaseTime } from '@/lib/testing/database/database-time';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { insertManyOrders } from '@/lib/testing/rows/many-orders';
import { insertManyTeamOrders } from '@/lib/testing/rows/teams/many-team-orders';
import { listTicks } from './making/made-pieces.queries';
import { listMaterials } from './materials/materials.queries';
import { countProduction, listProduction } from './production.queries';
import { ALL_WORK } from './production-filter';

/** The most milliseconds of database time for the view with 200 orders of 30 people. */
const LIMIT = 100;
/** The most milliseconds for one reading of ticks, which every open page requests every few seconds. */
const POLL_LIMIT = 10;

let tenantId: TenantId;

beforeAll(async () => {
  await resetDatabase();
  // A shop with old orders, and a busy neighbour.
  await insertManyTeamOrders((await createTenant()).id, 200, 30);
  tenantId = (await createTenant()).id;
  await insertManyOrders(tenantId, 5_000);
  await database().order.updateMany({ where: { tenantId }, data: { status: 'completed' } });
  await insertManyTeamOrders(tenantId, 200, 30);
}, 120_000);

it(`reads a page of the view in less than ${LIMIT} ms`, async () => {
  const filter = { ...ALL_WORK, isUnfinishedOnly: true };
  const page = await listProduction(tenantId, { filter, cursor: null });
  expect(page.orders).toHaveLength(25);
  expect(Object.values(page.ticks).flat()).toHaveLength(250);
  const materials = await listMaterials(tenantId);
  expect(materials).toHaveLength(5);
  expect(materials.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(6_000);

  const time = await databaseTime(tenantId, LIMIT, async () => {
    await listProduction(tenantId, { filter, cursor: null });
    await countProduction(tenantId, filter);
    await countProduction(tenantId, { ...filter, view: 'made' });
    await listMaterials(tenantId);
  });
  expect(time).toBeGreaterThan(0.5);
  expect(time).toBeLessThan(LIMIT);

  const poll = await databaseTime(tenantId, POLL_LIMIT, () =>
    listTicks(
      tenantId,
      page.orders.map(({ id }) => id),
    ),
  );
  expect(poll).toBeLessThan(POLL_LIMIT);
});
