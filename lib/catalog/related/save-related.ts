import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';

/** Sets the products beside a product, in this order. `gone` if one of them, or the product, is deleted. */
export const saveRelated = (
  tenantId: TenantId,
  productId: string,
  relatedIds: readonly string[],
): Promise<Result<null, 'gone'>> =>
  tenantDb(tenantId, async (db) => {
    // The locks make the second of two racing saves wait, and keep the products until the commit.
    const ids = [productId, ...relatedIds];
    const kept = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM products WHERE tenant_id = ${tenantId}::uuid AND id = ANY (${ids}::uuid[])
      ORDER BY id FOR NO KEY UPDATE`;
    if (kept.length !== ids.length) {
      return err('gone');
    }
    await db.relatedProduct.deleteMany({ where: { tenantId, productId } });
    await db.relatedProduct.createMany({
      data: relatedIds.map((relatedId, position) => ({ tenantId, productId, relatedId, position })),
    });
    await recordChange(db, tenantId, { kind: 'product', id: productId });
    return ok(null);
  });
