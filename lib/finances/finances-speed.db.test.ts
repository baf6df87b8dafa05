import { beforeAll, expect, it } from 'vitest';
import type { TenantId } from '@/lib/ids';
import { databaseTime } from '@/lib/testing/database/database-time';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { insertManyOrders } from '@/lib/testing/rows/many-orders';
import { listEntries } from './entries.queries';
import { findFirstPayment, getYear } from './finances.queries';
import { monthOf, monthPeriod, yearOf } from './period';

/** The most milliseconds of database time for the page's data with 10,000 orders in the shop. */
const LIMIT = 50;
const timeZone = 'America/New_York';

let tenantId: TenantId;
beforeAll(async () => {
  await resetDatabase();
  await insertManyOrders((await createTenant()).id, 10_000);
  tenantId = (await createTenant()).id;
  await insertManyOrders(tenantId, 10_000);
}, 120_000);

it(`reads the books in less than ${LIMIT} ms with 10,000 orders, and as many next door`, async () => {
  const month = monthOf(new Date(Date.now() - 40 * 24 * 3_600_000), timeZone);
  const year = yearOf(month);
  const { total } = await getYear(tenantId, { year, timeZone });
  expect(total.payments).toBeGreaterThan(500);
  expect(total.refunds).toBeGreaterThan(30);

  const time = await databaseTime(tenantId, LIMIT, async () => {
    await findFirstPayment(tenantId);
    await getYear(tenantId, { year, timeZone });
    await listEntries(tenantId, monthPeriod(month, timeZone), null);
  });
  expect(time).toBeGreaterThan(0.5);
  expect(time).toBeLessThan(LIMIT);
});
