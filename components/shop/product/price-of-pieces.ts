import type { ShownProduct } from '@/lib/cart/cart';
import { priceFor } from '@/lib/catalog/terms/piece-price';
import type { QuantityBreak } from '@/lib/catalog/terms/product-terms';
import { type Cents, cents } from '@/lib/money/cents';

/** What was chosen. `sizeCents`: the part of its price that a size adds, which no price by quantity makes less. */
export type PricedChoice = ShownProduct & { regularCents?: Cents | null; sizeCents?: Cents };

/** What each of these pieces costs; in the cart, with further lines of the product, it may be less. */
export function priceOfPieces(
  { priceCents, regularCents, sizeCents = cents(0) }: PricedChoice,
  breaks: readonly QuantityBreak[],
  pieces: number,
): Cents {
  const regular = cents((regularCents ?? priceCents) - sizeCents);
  return cents(Math.min(priceCents, priceFor(regular, breaks, pieces) + sizeCents));
}
