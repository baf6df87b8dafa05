import { type CartQuote, fetchQuote } from '@/components/shop/shop-api';
import { type CartLine, cartTotal, refreshProducts, refreshRosters } from '@/lib/cart/cart';
import type { Cents } from '@/lib/money/cents';

/** What the lines are now, and what they come to; null if the server could not be asked. */
export async function currentPrices(
  lines: readonly CartLine[],
): Promise<(CartQuote & { total: Cents }) | null> {
  const quote = await fetchQuote(lines, new AbortController().signal);
  if (quote === null) {
    return null;
  }
  const { products, rosters, price } = quote;
  // Where no order could be placed there is no price, and the cart shows what its lines come to.
  const total = price?.totalCents ?? cartTotal(refreshRosters(refreshProducts(lines, products), rosters));
  return { ...quote, total };
}
