import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { countLockWaits } from '@/lib/testing/database/count-lock-waits';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { orderOf } from '@/lib/testing/rows/orders';
import { placeOrder } from './place-order';

beforeEach(resetDatabase);

it('reports a product that is deleted between pricing and inserting', async () => {
  const tenant = await createTenant();
  const { id } = await createProduct(tenant.id);
  const { placing } = await database().$transaction(
    async (db) => {
      // An order locks its products after pricing, so it stops there while somebody else has the lock.
      await db.$queryRaw`SELECT 1 FROM products WHERE tenant_id = ${tenant.id}::uuid AND id = ${id}::uuid FOR UPDATE`;
      const started = placeOrder(tenant, orderOf({ product_id: id, quantity: 1 }), 'comes-too-late');
      await expect.poll(countLockWaits).toBeGreaterThan(0);
      await db.product.delete({ where: { tenantId_id: { tenantId: tenant.id, id } } });
      return { placing: started };
    },
    { timeout: 15_000 },
  );

  expect(await placing).toEqual({ ok: false, error: { code: 'product_unavailable', index: 0 } });
  expect(await database().order.count()).toBe(0);
});
