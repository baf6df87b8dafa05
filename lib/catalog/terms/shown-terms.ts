// A product's terms as its page shows them on one day. Pure.
import { type DayInShop, readyDay } from '@/lib/catalog/calendar/work-calendar';
import type { ProductVariant } from '@/lib/catalog/options/product-option';
import { priceRange, type ShownVariant } from '@/lib/catalog/options/shown-options';
import { type Cents, cents } from '@/lib/money/cents';
import type { CalendarDay } from '@/lib/time/calendar-day';
import { isOnSale, priceToday } from './piece-price';
import type { LetterStyle, ProductTerms, QuantityBreak } from './product-terms';

export type ShownTerms = {
  /** Null if no sale runs. `until`: its last day. `lowestCents`: of the 30 days before it, where that is to be said. */
  sale: { until: CalendarDay | null; lowestCents: Cents | null } | null;
  breaks: readonly QuantityBreak[];
  minimumQuantity: number;
  /** When a piece that is ordered today is ready; null if it is at hand. */
  readyBy: CalendarDay | null;
  /** It takes days to make; false with none, as what is at hand. */
  isMadeToOrder: boolean;
  letterStyle: LetterStyle | null;
};

/** The lowest price of a variant in the 30 days before the sale; null in a shop that need not say it. */
export type LowestOf = (variantId: string) => Cents | null;

/** `ids`: of the variants that are sold, or the product's own. */
export const showTerms = (
  terms: ProductTerms,
  { today, calendar, lowest, ids }: DayInShop & { lowest: LowestOf | null; ids: readonly string[] },
): ShownTerms => ({
  sale:
    terms.sale !== null && isOnSale(terms.sale, today)
      ? { until: terms.sale.until, lowestCents: lowest && lowestOf(ids, lowest) }
      : null,
  breaks: terms.breaks,
  minimumQuantity: terms.minimumQuantity,
  readyBy: terms.readyDays === null ? null : readyDay(terms.readyDays, calendar, today),
  isMadeToOrder: terms.readyDays !== null && terms.readyDays > 0,
  letterStyle: terms.letterStyle,
});

/** The lowest of some variants; null if nothing is known of them. */
function lowestOf(ids: readonly string[], lowest: LowestOf): Cents | null {
  const known = ids.map(lowest).filter((price) => price !== null);
  return known.length === 0 ? null : cents(Math.min(...known));
}

type PriceToday = { priceCents: Cents; regularCents: Cents | null };

/** Today's price, and the regular one beside it if that is higher. */
function atPrice(regular: number, terms: ProductTerms, today: CalendarDay): PriceToday {
  const priceCents = priceToday(cents(regular), terms, today);
  return { priceCents, regularCents: priceCents < regular ? cents(regular) : null };
}

/** The lowest of today's prices of what is sold, and what that costs without the sale. */
export function rangeToday(
  product: { priceCents: number },
  variants: readonly Pick<ProductVariant, 'priceCents' | 'isOffered'>[],
  terms: ProductTerms,
  today: CalendarDay,
): PriceToday & { hasSeveralPrices: boolean } {
  const now = priceRange(
    atPrice(product.priceCents, terms, today),
    variants.map(({ priceCents, isOffered }) => ({
      isOffered,
      priceCents: priceCents && atPrice(priceCents, terms, today).priceCents,
    })),
  );
  const { lowest: regular } = priceRange(product, variants);
  return {
    priceCents: now.lowest,
    regularCents: now.lowest < regular ? regular : null,
    hasSeveralPrices: now.hasSeveral,
  };
}

/** The variants at their prices of today. */
export const variantsToday = (
  variants: readonly ShownVariant[],
  terms: ProductTerms,
  { today, lowest }: { today: CalendarDay; lowest: LowestOf | null },
): ShownVariant[] =>
  variants.map((variant) => {
    const price = atPrice(variant.priceCents, terms, today);
    return {
      ...variant,
      ...price,
      lowestCents: price.regularCents === null ? null : (lowest?.(variant.id) ?? null),
    };
  });
