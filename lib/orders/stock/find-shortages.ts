import 'server-only';
import type { VariantPieces } from '@/lib/catalog/options/choose-variant';
import { tenantQuery } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { stockBesideOthers } from './stock-beside-others';
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
  const { statement, answer } = stockBesideOthers(tenantId, ids, { orderId: null, cartId });
  return findShortages(wanted, answer.parse(await tenantQuery(tenantId, statement)));
}
