import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

export type LockedProduct = { version: number; imageUrl: string | null };

/**
 * Version and picture of a product, locked until the transaction ends: whoever changes, copies or deletes it
 * at the same time takes turns, and so does an order that is about to point to it. Null if there is none.
 */
export async function lockProduct(
  db: Database,
  tenantId: TenantId,
  productId: string,
): Promise<LockedProduct | null> {
  const [row] = await db.$queryRaw<LockedProduct[]>`
    SELECT version, image_url AS "imageUrl" FROM products
    WHERE tenant_id = ${tenantId}::uuid AND id = ${productId}::uuid FOR UPDATE`;
  return row ?? null;
}
