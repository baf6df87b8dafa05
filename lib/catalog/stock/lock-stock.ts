import 'server-only';
import { z } from 'zod';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { STOCK_KINDS } from './stock-kinds';

/** What is known of the stock of a variant that is sold, as a query answers it. */
export const variantStock = z.object({
  variantId: z.string(),
  /** The variant whose pieces on hand count for it. */
  holderId: z.string(),
  productId: z.string(),
  kind: z.enum(STOCK_KINDS),
  onHand: z.int(),
  lowStockAt: z.int().nullable(),
});
export type VariantStock = z.infer<typeof variantStock>;

const rows = z.array(variantStock);

const lockedRows = z.array(z.object({ id: z.string() }));

/** The stock of these variants as it is now. Those that are gone are left out. */
export async function readStock(
  db: Database,
  tenantId: TenantId,
  variantIds: readonly string[],
): Promise<VariantStock[]> {
  return rows.parse(
    await db.$queryRaw`
      SELECT v.id::text AS "variantId", h.id::text AS "holderId", v.product_id::text AS "productId",
        p.stock_kind AS kind, h.on_hand AS "onHand", p.low_stock_at AS "lowStockAt"
      FROM product_variants v
      JOIN product_variants h ON h.tenant_id = v.tenant_id AND h.id = v.stock_variant_id
      JOIN products p ON p.tenant_id = v.tenant_id AND p.id = v.product_id
      WHERE v.tenant_id = ${tenantId}::uuid AND v.id = ANY (${variantIds}::uuid[])`,
  );
}

/** Locks the stock of these variants until the transaction ends, as `lockAndRead`, and returns it. */
export const lockStock = (
  db: Database,
  tenantId: TenantId,
  variantIds: readonly string[],
): Promise<VariantStock[]> =>
  lockAndRead(db, tenantId, variantIds, () => readStock(db, tenantId, variantIds));

/**
 * Locks these variants and those whose pieces count for them, in the order of their ids, until the transaction ends, and
 * returns what `read` finds of them then. All who count pieces lock in this order, so they wait for each other and never
 * in a circle.
 */
export async function lockAndRead<Stock extends VariantStock>(
  db: Database,
  tenantId: TenantId,
  variantIds: readonly string[],
  read: () => Promise<Stock[]>,
): Promise<Stock[]> {
  if (variantIds.length === 0) {
    return [];
  }
  for (;;) {
    const locked = new Set(
      lockedRows
        .parse(
          await db.$queryRaw`
            SELECT id::text AS id FROM product_variants
            WHERE tenant_id = ${tenantId}::uuid AND id IN (
              SELECT unnest(ARRAY[id, stock_variant_id]) FROM product_variants
              WHERE tenant_id = ${tenantId}::uuid AND id = ANY (${variantIds}::uuid[]))
            ORDER BY id FOR NO KEY UPDATE`,
        )
        .map(({ id }) => id),
    );
    // A statement of its own: that of the lock sees the pieces as they were before it waited.
    const stock = await read();
    // A second round only if an owner regrouped the options meanwhile.
    if (stock.every(({ variantId, holderId }) => locked.has(variantId) && locked.has(holderId))) {
      return stock;
    }
  }
}
