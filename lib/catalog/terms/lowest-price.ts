// The lowest price of the thirty days before a sale, which shops that sell to the European Union show beside it
// (Directive 98/6/EC, article 6a). Pure.
import { type Cents, cents } from '@/lib/money/cents';
import type { CalendarDay } from '@/lib/time/calendar-day';
import { addDays, startOfDay } from '@/lib/time/days';
import { isoDate } from '@/lib/time/format-date';
import { priceToday } from './piece-price';
import type { Sale } from './product-terms';

const DAYS = 30;

/** A price since a moment; null of a variant that has the product's since then. */
export type PastPrice = { variantId: string; validFrom: Date; priceCents: Cents | null };

export type PriceHistory = { prices: readonly PastPrice[]; sales: readonly Sale[] };

/**
 * The lowest price that the variant had in the thirty days before the day on which a sale begins; null if nothing is
 * known of that time. Prices of sales in that time count; what the price was when the thirty days began counts too.
 */
export function lowestBefore(
  { prices, sales }: PriceHistory,
  { productId, variantId }: { productId: string; variantId: string },
  { from, timeZone }: { from: CalendarDay; timeZone: string },
): Cents | null {
  const start = startOfDay(addDays(from, -DAYS), timeZone).getTime();
  const end = startOfDay(from, timeZone).getTime();
  const lastAt = (id: string, at: number) =>
    prices
      .filter((price) => price.variantId === id && price.validFrom.getTime() <= at)
      .reduce<PastPrice | null>(
        (last, price) => (last !== null && last.validFrom > price.validFrom ? last : price),
        null,
      );
  const priceAt = (at: number): Cents | null => {
    const regular = lastAt(variantId, at)?.priceCents ?? lastAt(productId, at)?.priceCents ?? null;
    const day = isoDate(new Date(at), timeZone);
    return regular === null
      ? null
      : cents(Math.min(regular, ...sales.map((sale) => priceToday(regular, { sale }, day))));
  };
  // A price can only become lower when one is changed or a sale begins.
  const moments = [
    start,
    ...prices.map(({ validFrom }) => validFrom.getTime()),
    ...sales.map((sale) => startOfDay(sale.from, timeZone).getTime()),
  ].filter((at) => start <= at && at < end);
  const known = moments.map(priceAt).filter((price) => price !== null);
  return known.length === 0 ? null : cents(Math.min(...known));
}
