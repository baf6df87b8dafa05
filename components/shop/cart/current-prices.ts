import { type CartQuote, type CodeWish, type DeliveryWish, fetchQuote } from '@/components/shop/shop-api';
import { type CartLine, cartTotal, refreshProducts, refreshRosters } from '@/lib/cart/cart';
import type { Cents } from '@/lib/money/cents';

/** The current products, rosters and total of the lines; null if the server does not answer. */
export async function currentPrices(
  lines: readonly CartLine[],
  wish: DeliveryWish | null,
  entered: CodeWish | null,
): Promise<(CartQuote & { total: Cents }) | null> {
  const quote = await fetchQuote(lines, new AbortController().signal, wish, entered);
  if (quote === null) {
    return null;
  }
  const { products, rosters, chosen, price } = quote;
  // Without a price no order can be placed. The cart then shows the sum of its lines.
  const total =
    price?.totalCents ?? cartTotal(refreshRosters(refreshProducts(lines, products, chosen), rosters));
  return { ...quote, total };
}
