import { expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { sweep } from '@/lib/jobs/sweep';
import { UNPAID_LIFE } from '@/lib/orders/sweep/remove-unpaid-files';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { swept } from '@/lib/testing/rows/swept';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { demoShops } from './catalogue';
import { insertOrders } from './insert-orders';
import { insertShop } from './insert-shop';

let store: ObjectStore;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => store }));

it('leaves nothing for a sweep to remove, so that the demo stays the same', async () => {
  await resetDatabase();
  ({ store } = await emptyStore());
  for (const shop of demoShops) {
    await insertOrders(database(), await insertShop(database(), shop), shop);
  }
  const isOldAndUnpaid = {
    createdAt: { lt: new Date(Date.now() - UNPAID_LIFE) },
    paymentStatus: 'unpaid',
    status: 'cancelled',
  };
  const fromTeams = { order: isOldAndUnpaid, product: { requiresRoster: true } };
  expect(await database().orderItem.count({ where: fromTeams })).toBeGreaterThan(0);

  expect(await sweep()).toEqual(swept());
}, 60_000);
