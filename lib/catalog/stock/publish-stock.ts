import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isCounted, readStockKind, shownLeft } from './stock-kind';

/**
 * Expires the cached pages that tell what has just changed of a product's stock, and no others: the shop's lists if it is
 * sold out now or can be bought again, its own page if a number that shoppers read is another one. `before`: the former
 * pieces on hand, by variant.
 */
export async function publishStock(
  db: Database,
  tenantId: TenantId,
  productId: string,
  before: ReadonlyMap<string, number>,
): Promise<void> {
  const { stockKind, variants } = await db.product.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: productId } },
    select: {
      stockKind: true,
      variants: {
        where: { isOffered: true },
        select: { stockVariantId: true, stockVariant: { select: { onHand: true } } },
      },
    },
  });
  if (!isCounted(readStockKind(stockKind))) {
    return;
  }
  const now = variants.map(({ stockVariant }) => stockVariant.onHand);
  const then = variants.map(
    ({ stockVariantId, stockVariant }) => before.get(stockVariantId) ?? stockVariant.onHand,
  );
  if (isGone(now) !== isGone(then)) {
    await recordChange(db, tenantId, { kind: 'product', id: productId });
  } else if (now.some((onHand, index) => shownLeft(onHand) !== shownLeft(then[index] ?? onHand))) {
    await recordChange(db, tenantId, { kind: 'stock', id: productId });
  }
}

const isGone = (onHand: readonly number[]): boolean => onHand.every((pieces) => pieces === 0);
