import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Keeps these categories from being deleted until the transaction ends; false if one is gone already. */
export async function holdCategories(
  db: Database,
  tenantId: TenantId,
  categoryIds: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(categoryIds)];
  const rows = await db.$queryRaw<object[]>`
    SELECT 1 FROM categories WHERE tenant_id = ${tenantId}::uuid AND id = ANY (${wanted}::uuid[])
    ORDER BY id FOR KEY SHARE`;
  return rows.length === wanted.length;
}
