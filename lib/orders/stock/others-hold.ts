import 'server-only';
import { z } from 'zod';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

const rows = z.array(z.object({ holderId: z.string(), pieces: z.int() }));

/** For whom: their own order and cart hold nothing from them, because a cart is paid once (cart-rival.ts). */
export type Holder = { orderId: string | null; cartId: string | null };

/**
 * The pieces that other unpaid orders hold, by the variant whose pieces count. An order holds its pieces for a time, and
 * for as long as one of its payments may have taken money: it is under review, or PayPal was asked to capture it and has
 * not refused.
 */
export async function othersHold(
  db: Database,
  tenantId: TenantId,
  holderIds: readonly string[],
  { orderId, cartId }: Holder,
): Promise<Map<string, number>> {
  // The time at which a lock was got, not the one at which the transaction began.
  const found = await db.$queryRaw`
    WITH held AS (
      SELECT h.order_id, h.variant_id, h.pieces FROM product_variants v
      JOIN stock_holds h ON h.tenant_id = v.tenant_id AND h.variant_id = v.id
        AND h.expires_at > clock_timestamp()
      JOIN orders o ON o.tenant_id = h.tenant_id AND o.id = h.order_id AND o.status <> 'cancelled'
      WHERE v.tenant_id = ${tenantId}::uuid AND v.stock_variant_id = ANY (${holderIds}::uuid[])
      UNION
      SELECT h.order_id, h.variant_id, h.pieces FROM payments p
      JOIN stock_holds h ON h.tenant_id = p.tenant_id AND h.order_id = p.order_id
      JOIN orders o ON o.tenant_id = h.tenant_id AND o.id = h.order_id AND o.status <> 'cancelled'
      WHERE p.tenant_id = ${tenantId}::uuid
        AND (p.status = 'pending'
          OR (p.status = 'created' AND p.capture_asked_at IS NOT NULL AND p.declined_at IS NULL)))
    SELECT v.stock_variant_id::text AS "holderId", least(sum(held.pieces), 2000000000)::int AS pieces
    FROM held
    JOIN product_variants v ON v.tenant_id = ${tenantId}::uuid AND v.id = held.variant_id
    JOIN orders o ON o.tenant_id = ${tenantId}::uuid AND o.id = held.order_id
    WHERE v.stock_variant_id = ANY (${holderIds}::uuid[])
      AND (${orderId}::uuid IS NULL OR o.id <> ${orderId}::uuid)
      AND (${cartId}::text IS NULL OR o.cart_id IS DISTINCT FROM ${cartId}::text)
    GROUP BY v.stock_variant_id`;
  return new Map(rows.parse(found).map((row) => [row.holderId, row.pieces]));
}
