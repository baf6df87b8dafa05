import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Sets a product's categories besides its first. A category that is gone breaks the foreign key. */
export async function setFurtherCategories(
  db: Database,
  tenantId: TenantId,
  product: { id: string; categoryId: string | null },
  categoryIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(categoryIds)].filter((id) => id !== product.categoryId);
  await db.productCategory.deleteMany({
    where: { tenantId, productId: product.id, categoryId: { notIn: wanted } },
  });
  await db.productCategory.createMany({
    data: wanted.map((categoryId) => ({ tenantId, productId: product.id, categoryId })),
    skipDuplicates: true,
  });
}

/** Gives a product the further categories of another. */
export async function copyFurtherCategories(
  db: Database,
  tenantId: TenantId,
  from: string,
  to: string,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO product_categories (tenant_id, product_id, category_id)
    SELECT tenant_id, ${to}::uuid, category_id FROM product_categories
    WHERE tenant_id = ${tenantId}::uuid AND product_id = ${from}::uuid`;
}
