import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

export type LockedProduct = {
  version: number;
  imageUrl: string | null;
  isActive: boolean;
  archivedAt: Date | null;
};

/**
 * Locks a product until the transaction ends, and returns its version, picture and state; null if there is none. Changes,
 * copies and deletions of the product wait for this lock, and so does an order that is about to refer to it.
 */
export async function lockProduct(
  db: Database,
  tenantId: TenantId,
  productId: string,
): Promise<LockedProduct | null> {
  const [row] = await db.$queryRaw<LockedProduct[]>`
    SELECT version, image_url AS "imageUrl", is_active AS "isActive", archived_at AS "archivedAt"
    FROM products
    WHERE tenant_id = ${tenantId}::uuid AND id = ${productId}::uuid FOR UPDATE`;
  return row ?? null;
}
