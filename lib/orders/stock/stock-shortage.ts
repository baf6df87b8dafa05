// Which lines of a cart need more pieces than are there. Pure.
import type { VariantPieces } from '@/lib/catalog/options/choose-variant';
import { isCounted } from '@/lib/catalog/stock/stock-kind';
import type { StockBesideOthers } from './stock-beside-others';

/**
 * `sold_out`: none is left. `stock_held`: other shoppers hold the last ones for some minutes. `too_few_left`: `left` are,
 * for all lines of the cart together.
 */
export type StockShortage = { code: 'sold_out' | 'stock_held' | 'too_few_left'; left: number };

type Line = { variantPieces: readonly VariantPieces[] };

/** The shortage of each line, null for none. Lines that take of the same stock count together: the first ones get it. */
export function findShortages(
  lines: readonly Line[],
  stock: readonly StockBesideOthers[],
): (StockShortage | null)[] {
  const byVariant = new Map(stock.map((one) => [one.variantId, one]));
  const taken = new Map<string, number>();
  return lines.map(({ variantPieces }) => {
    let shortage: StockShortage | null = null;
    for (const { variantId, pieces } of variantPieces) {
      const counted = byVariant.get(variantId);
      if (counted === undefined || !isCounted(counted.kind)) {
        continue;
      }
      const { holderId, onHand, heldByOthers } = counted;
      const left = Math.max(0, onHand - heldByOthers);
      const wanted = (taken.get(holderId) ?? 0) + pieces;
      taken.set(holderId, wanted);
      if (wanted > left) {
        shortage ??= shortageOf(onHand, left);
      }
    }
    return shortage;
  });
}

function shortageOf(onHand: number, left: number): StockShortage {
  if (left > 0) {
    return { code: 'too_few_left', left };
  }
  return { code: onHand === 0 ? 'sold_out' : 'stock_held', left };
}
