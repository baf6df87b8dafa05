import 'server-only';
import { z } from 'zod';
import { type StockReading, type VariantStock, variantStock } from '@/lib/catalog/stock/lock-stock';
import { Prisma } from '@/lib/db/generated/client';
import type { TenantId } from '@/lib/ids';

/** The stock of a variant, and how many of its pieces other unpaid orders hold. */
export type StockBesideOthers = VariantStock & { heldByOthers: number };

const answer = z.array(variantStock.extend({ heldByOthers: z.int() }));

/** For whom: their own order and cart hold nothing from them, because a cart is paid once (cart-rival.ts). */
export type Holder = { orderId: string | null; cartId: string | null };

/**
 * How to read the stock of these variants, with the pieces that other unpaid orders hold of the variant whose pieces count. An order
 * holds its pieces for a time, and for as long as one of its payments may have taken money: it is under review, or PayPal
 * was asked to capture it and has not refused.
 */
export function stockBesideOthers(
  tenantId: TenantId,
  variantIds: readonly string[],
  { orderId, cartId }: Holder,
): StockReading<StockBesideOthers> {
  // One moment for the whole statement, and that at which a lock was got, not the one at which the transaction began. The holds
  // of a cancelled order have ended with it (the migration `cancelled_holds`).
  const statement = Prisma.sql`
    WITH moment AS MATERIALIZED (SELECT clock_timestamp() AS now), stock AS (
      SELECT v.id, h.id AS holder_id, v.product_id, p.stock_kind, h.on_hand, p.low_stock_at
      FROM product_variants v
      JOIN product_variants h ON h.tenant_id = v.tenant_id AND h.id = v.stock_variant_id
      JOIN products p ON p.tenant_id = v.tenant_id AND p.id = v.product_id
      WHERE v.tenant_id = ${tenantId}::uuid AND v.id = ANY (${variantIds}::uuid[])
    ), own AS (
      SELECT id FROM orders WHERE tenant_id = ${tenantId}::uuid AND id = ${orderId}::uuid
      UNION ALL
      SELECT id FROM orders WHERE tenant_id = ${tenantId}::uuid AND cart_id = ${cartId}::text
    ), held AS (
      SELECT v.stock_variant_id AS holder_id, h.order_id, h.pieces FROM product_variants v
      JOIN stock_holds h ON h.tenant_id = v.tenant_id AND h.variant_id = v.id
        AND h.expires_at > (SELECT now FROM moment)
      WHERE v.tenant_id = ${tenantId}::uuid AND v.stock_variant_id = ANY (ARRAY(SELECT holder_id FROM stock))
      UNION ALL
      SELECT v.stock_variant_id, h.order_id, h.pieces FROM (
        SELECT DISTINCT order_id FROM payments WHERE tenant_id = ${tenantId}::uuid
          AND (status = 'pending'
            OR (status = 'created' AND capture_asked_at IS NOT NULL AND declined_at IS NULL))) p
      JOIN orders o ON o.tenant_id = ${tenantId}::uuid AND o.id = p.order_id AND o.status <> 'cancelled'
      JOIN stock_holds h ON h.tenant_id = o.tenant_id AND h.order_id = o.id AND h.expires_at <= (SELECT now FROM moment)
      JOIN product_variants v ON v.tenant_id = h.tenant_id AND v.id = h.variant_id
      WHERE v.stock_variant_id = ANY (ARRAY(SELECT holder_id FROM stock))
    ), others AS (
      SELECT holder_id, least(sum(pieces), 2000000000)::int AS pieces FROM held
      WHERE order_id NOT IN (SELECT id FROM own)
      GROUP BY holder_id)
    SELECT stock.id::text AS "variantId", stock.holder_id::text AS "holderId", stock.product_id::text AS "productId",
      stock.stock_kind AS kind, stock.on_hand AS "onHand", stock.low_stock_at AS "lowStockAt",
      coalesce(others.pieces, 0) AS "heldByOthers"
    FROM stock LEFT JOIN others USING (holder_id)`;
  return { statement, answer };
}
