// What the terms of the products do to the lines of a quoted cart.
import type { DayInShop } from '@/lib/catalog/calendar/work-calendar';
import { NO_TERMS } from '@/lib/catalog/terms/product-terms';
import type { Cents } from '@/lib/money/cents';
import type { CalendarDay } from '@/lib/time/calendar-day';
import { piecesOfProducts, priceOnTerms, readyBy } from './lines-on-terms';
import type { PricedProduct } from './price-order';

export type TermsNote = {
  /** What a piece costs otherwise; null if it costs that. */
  regularCents: Cents | null;
  /** The next step of the prices by quantity, and what a piece of this line costs there; null if there is none. */
  nextBreak: { from: number; priceCents: Cents } | null;
  /** The least pieces of the product, if there are fewer in the cart. */
  tooFew: number | null;
};

type LineToPrice = {
  productId: string;
  quantity: number;
  sizeUpchargeCents: Cents;
  chosen?: { priceCents: Cents; imageUrl: string | null };
};

type OnTerms<Line> = Omit<Line, 'productId' | 'quantity' | 'sizeUpchargeCents'> & { terms?: TermsNote };

/** The lines at what they cost today in this cart, and when all of it is ready. Lines with a problem stay as they are. */
export function quoteTerms<Line extends LineToPrice>(
  lines: readonly Line[],
  { products, day }: { products: readonly PricedProduct[]; day: DayInShop },
): { lines: OnTerms<Line>[]; readyBy: CalendarDay | null } {
  const byId = new Map(products.map((product) => [product.id, product]));
  const counted = piecesOfProducts(lines);
  const priced = lines.map(({ productId, quantity, sizeUpchargeCents, ...line }): OnTerms<Line> => {
    const { chosen } = line;
    if (chosen === undefined) {
      return line;
    }
    const terms = byId.get(productId)?.terms ?? NO_TERMS;
    const pieces = counted.get(productId) ?? quantity;
    const regular = { productPriceCents: chosen.priceCents, sizeUpchargeCents };
    const at = (count: number) => priceOnTerms(regular, terms, { pieces: count, today: day.today });
    const priceCents = at(pieces);
    const next = terms.breaks.find(({ from }) => from > pieces && at(from) < priceCents);
    return {
      ...line,
      chosen: { ...chosen, priceCents },
      terms: {
        regularCents: priceCents < chosen.priceCents ? chosen.priceCents : null,
        nextBreak: next ? { from: next.from, priceCents: at(next.from) } : null,
        tooFew: pieces < terms.minimumQuantity ? terms.minimumQuantity : null,
      },
    };
  });
  const sold = lines.filter(({ chosen }) => chosen !== undefined);
  return { lines: priced, readyBy: readyBy(sold, byId, day) };
}
