import 'server-only';
import type { VariantPieces } from '@/lib/catalog/options/choose-variant';
import { readStock } from '@/lib/catalog/stock/lock-stock';
import { isCounted } from '@/lib/catalog/stock/stock-kind';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { othersHold } from './others-hold';

/**
 * Whether an order of these lines would leave nobody else anything of a counted stock. Nothing is locked: this decides only
 * whether the order may hold its pieces before it is paid.
 */
export function takesLastPieces(
  tenantId: TenantId,
  lines: readonly { variantPieces: readonly VariantPieces[] }[],
  cartId: string | null,
): Promise<boolean> {
  const wanted = lines.flatMap(({ variantPieces }) => variantPieces);
  return tenantDb(tenantId, async (db) => {
    const ids = wanted.map(({ variantId }) => variantId);
    const stock = (await readStock(db, tenantId, ids)).filter(({ kind }) => isCounted(kind));
    if (stock.length === 0) {
      return false;
    }
    const left = new Map(stock.map(({ holderId, onHand }) => [holderId, onHand]));
    const held = await othersHold(db, tenantId, [...left.keys()], { orderId: null, cartId });
    const holders = new Map(stock.map(({ variantId, holderId }) => [variantId, holderId]));
    for (const { variantId, pieces } of wanted) {
      const holderId = holders.get(variantId);
      if (holderId !== undefined) {
        left.set(holderId, (left.get(holderId) ?? 0) - pieces);
      }
    }
    return [...left].some(([holderId, pieces]) => pieces <= (held.get(holderId) ?? 0));
  });
}
