import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import { queryInTurn } from '@/lib/db/within-transaction';
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

const lockedRows = z.array(z.object({ id: z.string() }));

/** A statement that reads the stock of variants, and what parses its answer. Variants that are gone are left out. */
export type StockReading<Stock extends VariantStock> = { statement: Prisma.Sql; answer: z.ZodType<Stock[]> };

/** How to read the stock of these variants. */
export const stockOf = (tenantId: TenantId, variantIds: readonly string[]): StockReading<VariantStock> => ({
  answer: z.array(variantStock),
  statement: Prisma.sql`
    SELECT v.id::text AS "variantId", h.id::text AS "holderId", v.product_id::text AS "productId",
      p.stock_kind AS kind, h.on_hand AS "onHand", p.low_stock_at AS "lowStockAt"
    FROM product_variants v
    JOIN product_variants h ON h.tenant_id = v.tenant_id AND h.id = v.stock_variant_id
    JOIN products p ON p.tenant_id = v.tenant_id AND p.id = v.product_id
    WHERE v.tenant_id = ${tenantId}::uuid AND v.id = ANY (${variantIds}::uuid[])`,
});

/** Locks the stock of these variants until the transaction ends, as `lockAndRead`, and returns it. */
export const lockStock = (
  db: Database,
  tenantId: TenantId,
  variantIds: readonly string[],
): Promise<VariantStock[]> => lockAndRead(db, tenantId, variantIds, stockOf(tenantId, variantIds));

/**
 * Locks these variants and those whose pieces count for them, in the order of their ids, until the transaction ends, and
 * returns what `reading` finds of them then. All who count pieces lock in this order, so they wait for each other and never
 * in a circle.
 */
export async function lockAndRead<Stock extends VariantStock>(
  db: Database,
  tenantId: TenantId,
  variantIds: readonly string[],
  reading: StockReading<Stock>,
): Promise<Stock[]> {
  if (variantIds.length === 0) {
    return [];
  }
  const lock = Prisma.sql`
    SELECT id::text AS id FROM product_variants
    WHERE tenant_id = ${tenantId}::uuid AND id IN (
      SELECT unnest(ARRAY[id, stock_variant_id]) FROM product_variants
      WHERE tenant_id = ${tenantId}::uuid AND id = ANY (${variantIds}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`;
  for (;;) {
    // Statements of their own: that of the lock sees the pieces as they were before it waited.
    const [rows, found] = await queryInTurn(db, [lock, reading.statement]);
    const locked = new Set(lockedRows.parse(rows).map(({ id }) => id));
    const stock = reading.answer.parse(found);
    // A second round only if an owner regrouped the options meanwhile.
    if (stock.every(({ variantId, holderId }) => locked.has(variantId) && locked.has(holderId))) {
      return stock;
    }
  }
}
