import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { randomSku } from './sku';

/** SKUs that no product or variant of the shop has at the moment, nor `others`. They are not reserved. */
export async function findFreeSkus(
  tenantId: TenantId,
  count: number,
  others: readonly string[] = [],
): Promise<string[]> {
  const made = new Set<string>();
  while (made.size < 2 * count) {
    made.add(randomSku());
  }
  const taken = new Set(others.map((sku) => sku.toLowerCase()));
  for (const { skuKey } of await readSkuKeys(tenantId, [...made])) {
    taken.add(skuKey);
  }
  return [...made].filter((sku) => !taken.has(sku.toLowerCase())).slice(0, count);
}

export type SkuOwner = {
  /** In lower case. */
  skuKey: string;
  productId: string;
  name: string;
  isArchived: boolean;
  /** It is the SKU of a variant and not of the product. */
  isVariant: boolean;
};

/** Who has these SKUs, in any case. */
export const readSkuKeys = (tenantId: TenantId, skus: readonly string[]): Promise<SkuOwner[]> =>
  tenantStatement(
    tenantId,
    (db) => db.$queryRaw<SkuOwner[]>`
      SELECT v.sku_key AS "skuKey", p.id::text AS "productId", p.name, p.archived_at IS NOT NULL AS "isArchived",
        lower(p.sku) <> v.sku_key AS "isVariant"
      FROM product_variants v JOIN products p ON p.tenant_id = v.tenant_id AND p.id = v.product_id
      WHERE v.tenant_id = ${tenantId}::uuid AND v.sku_key = ANY (${skus.map((sku) => sku.toLowerCase())})`,
  );
