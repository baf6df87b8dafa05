// Writes to many products at once. Each increments the version, so that an open editor is told.
import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { CategoriesBefore, PriceBefore } from './batch-entry';

export async function writeStates(
  db: Database,
  tenantId: TenantId,
  ids: readonly string[],
  state: { isActive: boolean; archivedAt: Date | null },
): Promise<void> {
  await db.product.updateMany({
    where: { tenantId, id: { in: [...ids] } },
    data: { ...state, version: { increment: 1 } },
  });
}

export async function writePrices(
  db: Database,
  tenantId: TenantId,
  products: readonly (PriceBefore & { id: string })[],
): Promise<void> {
  await db.$executeRaw`
    UPDATE products SET price_cents = v.price, version = version + 1, updated_at = now()
    FROM unnest(${products.map(({ id }) => id)}::uuid[], ${products.map(({ priceCents }) => priceCents)}::int[])
      AS v(id, price)
    WHERE products.tenant_id = ${tenantId}::uuid AND products.id = v.id`;
  const variants = products.flatMap((product) => product.variants);
  if (variants.length > 0) {
    await db.$executeRaw`
      UPDATE product_variants SET price_cents = v.price, version = version + 1
      FROM unnest(${variants.map(({ id }) => id)}::uuid[], ${variants.map(({ priceCents }) => priceCents)}::int[])
        AS v(id, price)
      WHERE product_variants.tenant_id = ${tenantId}::uuid AND product_variants.id = v.id
        AND product_variants.price_cents IS NOT NULL`;
  }
}

export async function writeCategories(
  db: Database,
  tenantId: TenantId,
  products: readonly (CategoriesBefore & { id: string })[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  await db.$executeRaw`
    UPDATE products SET category_id = v.category, version = version + 1, updated_at = now()
    FROM unnest(${ids}::uuid[], ${products.map(({ categoryId }) => categoryId)}::uuid[]) AS v(id, category)
    WHERE products.tenant_id = ${tenantId}::uuid AND products.id = v.id`;
  await db.productCategory.deleteMany({ where: { tenantId, productId: { in: ids } } });
  await db.productCategory.createMany({
    data: products.flatMap(({ id, further }) =>
      further.map((categoryId) => ({ tenantId, productId: id, categoryId })),
    ),
  });
}
