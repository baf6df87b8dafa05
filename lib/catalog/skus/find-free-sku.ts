import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { randomSku, SKU_ATTEMPTS } from './sku';

/**
 * A SKU that no product or variant of the shop has at the moment, in any case; an error after ten attempts (specification §5). It
 * is not reserved: the first save gets it. `generate` is for tests.
 */
export async function findFreeSku(
  tenantId: TenantId,
  generate: () => string = randomSku,
): Promise<Result<string, 'sku_not_generated'>> {
  const attempts = Array.from({ length: SKU_ATTEMPTS }, () => generate());
  // One query for all ten attempts.
  const rows = await tenantStatement(
    tenantId,
    (db) => db.$queryRaw<{ sku: string }[]>`
      SELECT sku_key AS sku FROM product_variants
      WHERE tenant_id = ${tenantId}::uuid AND sku_key = ANY(${attempts.map((sku) => sku.toLowerCase())})`,
  );
  const taken = new Set(rows.map(({ sku }) => sku));
  const free = attempts.find((sku) => !taken.has(sku.toLowerCase()));
  return free === undefined ? err('sku_not_generated') : ok(free);
}
