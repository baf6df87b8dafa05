import { type FreshCart, fetchCart } from '@/components/shop/shop-api';
import { type CartLine, cartTotal, refreshProducts, refreshRosters } from '@/lib/cart/cart';
import type { Cents } from '@/lib/money/cents';

/** What the lines are now, and what they come to; null if the server could not be asked. */
export async function currentPrices(
  lines: readonly CartLine[],
): Promise<(FreshCart & { total: Cents }) | null> {
  const fresh = await fetchCart(lines, new AbortController().signal);
  if (fresh === null) {
    return null;
  }
  const { products, rosters } = fresh;
  return { ...fresh, total: cartTotal(refreshRosters(refreshProducts(lines, products), rosters)) };
}
