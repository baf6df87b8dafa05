// A shop with a hundred thousand customers. The limits are far above the measured times; they catch a query whose cost
// grows with the shop.
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { databaseTime } from '@/lib/testing/database/database-time';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { BUYER_SORTS, decodeBuyerCursor, encodeBuyerCursor } from './buyer-filter';
import { listBuyers } from './buyers.queries';

const PAGE_AT_MOST = 25;
const SEARCH_AT_MOST = 400;

let tenantId: TenantId;
beforeAll(async () => {
  tenantId = (await freshTenant()).id;
  await database().$executeRaw`
    INSERT INTO buyers (tenant_id, email, name, order_count, paid_cents, last_order_at)
    SELECT ${tenantId}::uuid, 'customer' || n || '@example.com', 'Customer ' || n, 1 + n % 9, 1000 + n % 90000,
      now() - n * interval '5 minutes'
    FROM generate_series(1, 100000) n`;
  await database().$executeRaw`ANALYZE buyers`;
}, 120_000);

describe('with a hundred thousand customers', () => {
  it.each(BUYER_SORTS)('a page sorted by %s is read from an index', async (sort) => {
    const value = { last: String(Date.now() - 1e10), paid: '40000', orders: '5', email: '0' }[sort];
    const cursor = encodeBuyerCursor({ direction: 'after', value, email: 'customer5@example.com' });
    for (const place of [null, cursor]) {
      const page = () => listBuyers(tenantId, { search: '', sort }, decodeBuyerCursor(place));
      expect((await page()).buyers).toHaveLength(25);
      expect(await databaseTime(tenantId, PAGE_AT_MOST, page), sort).toBeLessThan(PAGE_AT_MOST);
    }
  });

  it('a page in the middle starts there, without the pages before it', async () => {
    const plan = await tenantDb(
      tenantId,
      (db) => db.$queryRaw<{ 'QUERY PLAN': string }[]>`
        EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF)
        SELECT b.id FROM buyers b
        WHERE b.tenant_id = ${tenantId}::uuid AND (b.paid_cents, b.email) < (40000, 'customer5@example.com')
        ORDER BY b.paid_cents DESC, b.email DESC LIMIT 26`,
    );
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index (Only )?Scan using buyers_tenant_id_paid_cents_email_idx/);
    expect(text).not.toMatch(/Sort|Rows Removed/);
  });

  it('a search costs the database little, even without a match', async () => {
    for (const search of ['customer99999@', 'nobody at all']) {
      const time = await databaseTime(tenantId, SEARCH_AT_MOST, () =>
        listBuyers(tenantId, { search, sort: 'last' }, null),
      );
      expect(time, search).toBeLessThan(SEARCH_AT_MOST);
    }
  });
});
