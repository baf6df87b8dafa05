import { beforeAll, expect, it } from 'vitest';
import type { TenantId } from '@/lib/ids';
import { databaseTime } from '@/lib/testing/database/database-time';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { insertManyOrders } from '@/lib/testing/rows/many-orders';
import { getFigures, listRecentOrders } from './dashboard.queries';
import { getSetupSteps } from './setup-checklist.queries';

/** The most milliseconds of database time for the page's data with 10,000 orders in the shop. */
const LIMIT = 50;

// Taken before the orders are made: a midnight in between would leave the last day without orders.
const now = new Date();
let tenantId: TenantId;

beforeAll(async () => {
  await resetDatabase();
  const neighbour = await createTenant();
  await insertManyOrders(neighbour.id, 10_000);
  tenantId = (await createTenant()).id;
  await createProduct(tenantId);
  await insertManyOrders(tenantId, 10_000);
}, 120_000);

it(`reads the page's data in less than ${LIMIT} ms with 10,000 orders, and as many next door`, async () => {
  const options = { now, timeZone: 'America/New_York' };
  const figures = await getFigures(tenantId, options);
  expect(figures.totalOrders).toBe(10_000);
  expect(figures.days.every(({ revenue }) => revenue > 0)).toBe(true);

  const time = await databaseTime(tenantId, LIMIT, async () => {
    await getFigures(tenantId, options);
    await listRecentOrders(tenantId);
    await getSetupSteps(tenantId);
  });
  // Something was measured: counting 10,000 orders takes time.
  expect(time).toBeGreaterThan(0.5);
  expect(time).toBeLessThan(LIMIT);
});
