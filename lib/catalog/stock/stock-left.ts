// What is left of a product, from its rows. Pure.
import { isCounted, shownLeft } from './stock-kind';
import type { StockKind } from './stock-kinds';

/** A variant that is sold, with the pieces on hand that count for it. */
export type CountedVariant = { id: string; stockVariantId: string; stockVariant: { onHand: number } };

/** The columns that these functions read. */
export const STOCK_COLUMNS = { stockVariantId: true, stockVariant: { select: { onHand: true } } } as const;

/** For shoppers: `sold` is what was one of a kind. */
export type Availability = 'available' | 'sold_out' | 'sold';

/** Whether anything of a product can be bought. */
export function availabilityOf(kind: StockKind, sold: readonly CountedVariant[]): Availability {
  if (piecesLeft(kind, sold) !== 0) {
    return 'available';
  }
  return kind === 'one_of_a_kind' ? 'sold' : 'sold_out';
}

/** The pieces of all variants that are sold, each stock once; null if they are not counted. */
export function piecesLeft(kind: StockKind, sold: readonly CountedVariant[]): number | null {
  if (!isCounted(kind)) {
    return null;
  }
  const stocks = new Map(
    sold.map(({ stockVariantId, stockVariant }) => [stockVariantId, stockVariant.onHand]),
  );
  return [...stocks.values()].reduce((sum, onHand) => sum + onHand, 0);
}

/** By id, the few pieces that are left of variants, 0 for none; those of which there are enough are not in it. */
export function fewLeft(kind: StockKind, sold: readonly CountedVariant[]): Map<string, number> {
  const few = new Map<string, number>();
  for (const { id, stockVariant } of isCounted(kind) ? sold : []) {
    const left = shownLeft(stockVariant.onHand);
    if (left !== null) {
      few.set(id, left);
    }
  }
  return few;
}
