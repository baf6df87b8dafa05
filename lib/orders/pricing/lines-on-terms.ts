// What the lines of an order cost on their products' terms: sales, prices by quantity and least quantities, counted over
// all lines of a product (docs/decisions/0203). Pure.
import { type DayInShop, orderReadyDay, USUAL_CALENDAR } from '@/lib/catalog/calendar/work-calendar';
import { pricePerPiece } from '@/lib/catalog/terms/piece-price';
import { NO_TERMS, type ProductTerms } from '@/lib/catalog/terms/product-terms';
import { type Cents, cents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import type { CalendarDay } from '@/lib/time/calendar-day';

/** Without a day no sale runs. */
export const UNKNOWN_DAY: DayInShop = { today: '', calendar: USUAL_CALENDAR };

/** Fewer pieces of a product than are sold in an order. `index`: its first line. */
export type TooFewPieces = { code: 'too_few_pieces'; index: number; least: number; productName: string };

type PlainLine = {
  productId: string;
  quantity: number;
  /** At the product's price, with what its size adds. */
  productPriceCents: Cents;
  sizeUpchargeCents: Cents;
};

type TermsProduct = { name: string; terms?: ProductTerms | undefined };
export type ProductsById = ReadonlyMap<string, TermsProduct>;

/** The pieces of each product, over all lines. */
export function piecesOfProducts(
  lines: readonly Pick<PlainLine, 'productId' | 'quantity'>[],
): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return pieces;
}

/** The price of a piece on its line. What a size adds is never reduced. */
export const priceOnTerms = (
  { productPriceCents, sizeUpchargeCents }: Pick<PlainLine, 'productPriceCents' | 'sizeUpchargeCents'>,
  terms: ProductTerms,
  at: { pieces: number; today: CalendarDay },
): Cents => cents(pricePerPiece(cents(productPriceCents - sizeUpchargeCents), terms, at) + sizeUpchargeCents);

/** The lines at what they cost; `too_few_pieces` if a product is not sold in so small a quantity. */
export function linesOnTerms<Line extends PlainLine>(
  lines: readonly Line[],
  products: ProductsById,
  { today }: Pick<DayInShop, 'today'>,
): Result<Omit<Line, 'sizeUpchargeCents'>[], TooFewPieces> {
  const counted = piecesOfProducts(lines);
  const priced: Omit<Line, 'sizeUpchargeCents'>[] = [];
  for (const [index, line] of lines.entries()) {
    const product = products.get(line.productId);
    const terms = product?.terms ?? NO_TERMS;
    const pieces = counted.get(line.productId) ?? line.quantity;
    if (pieces < terms.minimumQuantity) {
      const { minimumQuantity: least } = terms;
      return err({ code: 'too_few_pieces', index, least, productName: product?.name ?? '' });
    }
    const { sizeUpchargeCents: _part, ...rest } = line;
    priced.push({ ...rest, productPriceCents: priceOnTerms(line, terms, { pieces, today }) });
  }
  return ok(priced);
}

/** The day on which an order of these lines is ready; null if all is at hand, or the day is not known. */
export const readyBy = (
  lines: readonly Pick<PlainLine, 'productId'>[],
  products: ProductsById,
  { today, calendar }: DayInShop,
): CalendarDay | null =>
  today === ''
    ? null
    : orderReadyDay(
        lines.map(({ productId }) => products.get(productId)?.terms ?? NO_TERMS),
        calendar,
        today,
      );
