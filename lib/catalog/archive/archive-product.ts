// Taking a product out of the shop, and back. An archived product is inactive, so whatever sells or shows active
// products leaves it out. Its SKU stays taken, its pictures and orders stay as they are.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { lockProduct } from '@/lib/catalog/products/lock-product';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';

/** Archives a product; says whether it was active, for an undo. `gone` also if it is archived already. */
export function archiveProduct(
  tenantId: TenantId,
  id: string,
): Promise<Result<{ wasActive: boolean }, 'gone'>> {
  return tenantDb(tenantId, async (db) => {
    const product = await lockProduct(db, tenantId, id);
    if (product === null || product.archivedAt !== null) {
      return err('gone');
    }
    await db.product.update({
      where: { tenantId_id: { tenantId, id } },
      data: { isActive: false, archivedAt: new Date(), version: { increment: 1 } },
      select: { id: true },
    });
    await recordChange(db, tenantId, { kind: 'product', id });
    return ok({ wasActive: product.isActive });
  });
}

/** Brings an archived product back, active or not. One that somebody else has brought back stays as it is. */
export function restoreProduct(
  tenantId: TenantId,
  id: string,
  isActive: boolean,
): Promise<Result<null, 'gone'>> {
  return tenantDb(tenantId, async (db) => {
    const product = await lockProduct(db, tenantId, id);
    if (product === null) {
      return err('gone');
    }
    if (product.archivedAt !== null) {
      await db.product.update({
        where: { tenantId_id: { tenantId, id } },
        data: { isActive, archivedAt: null, version: { increment: 1 } },
        select: { id: true },
      });
      await recordChange(db, tenantId, { kind: 'product', id });
    }
    return ok(null);
  });
}
