// What one piece costs on its product's terms. Pure, and small: product pages load it.
import { type Cents, cents } from '@/lib/money/cents';
import type { CalendarDay } from '@/lib/time/calendar-day';
import type { ProductTerms, QuantityBreak, Reduction, Sale } from './product-terms';

const WHOLE = 10_000;

/** The price with a reduction, rounded half up to a cent: never above the price, and never nothing. */
export function reducedTo(price: Cents, reduction: Reduction): Cents {
  const wanted =
    reduction.kind === 'price'
      ? reduction.cents
      : Math.floor((2 * price * (WHOLE - reduction.basisPoints) + WHOLE) / (2 * WHOLE));
  return cents(Math.min(price, Math.max(wanted, 1)));
}

/** Whether a sale runs on a day of the shop's calendar. */
export const isOnSale = ({ from, until }: Sale, today: CalendarDay): boolean =>
  from <= today && (until === null || today <= until);

/** The price of today, before any price by quantity. */
export const priceToday = (price: Cents, { sale }: Pick<ProductTerms, 'sale'>, today: CalendarDay): Cents =>
  sale !== null && isOnSale(sale, today) ? reducedTo(price, sale.reduction) : price;

/** The price by quantity for so many pieces; the price itself below the first step. */
export function priceFor(price: Cents, breaks: readonly QuantityBreak[], pieces: number): Cents {
  const reached = breaks.findLast(({ from }) => pieces >= from);
  return reached === undefined ? price : reducedTo(price, reached.reduction);
}

/**
 * What each of `pieces` pieces costs: the sale's price or that of the quantity, whichever is lower. They are not taken
 * off one after the other. `pieces` counts all of the product in the order, on whichever lines.
 */
export const pricePerPiece = (
  price: Cents,
  terms: Pick<ProductTerms, 'sale' | 'breaks'>,
  { pieces, today }: { pieces: number; today: CalendarDay },
): Cents => cents(Math.min(priceToday(price, terms, today), priceFor(price, terms.breaks, pieces)));
