import 'server-only';
import type { VariantPieces } from '@/lib/catalog/options/choose-variant';
import { readStock } from '@/lib/catalog/stock/lock-stock';
import { isCounted } from '@/lib/catalog/stock/stock-kind';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { othersHold } from './others-hold';
import { findShortages, type StockShortage } from './stock-shortage';

/** The shortage of each line of a cart at this moment; nothing is held. */
export async function findShortagesOf(
  tenantId: TenantId,
  lines: readonly { variantPieces?: readonly VariantPieces[] }[],
  cartId: string | null,
): Promise<(StockShortage | null)[]> {
  const wanted = lines.map(({ variantPieces = [] }) => ({ variantPieces }));
  const ids = wanted.flatMap(({ variantPieces }) => variantPieces.map(({ variantId }) => variantId));
  if (ids.length === 0) {
    return wanted.map(() => null);
  }
  return tenantDb(tenantId, async (db) => {
    const stock = await readStock(db, tenantId, ids);
    const counted = stock.filter(({ kind }) => isCounted(kind)).map(({ holderId }) => holderId);
    const held =
      counted.length === 0
        ? new Map<string, number>()
        : await othersHold(db, tenantId, counted, { orderId: null, cartId });
    return findShortages(wanted, stock, held);
  });
}
