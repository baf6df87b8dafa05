// What happens when a line is put in the cart. Loaded while the shopper chooses, and not with the page.
import { arrival, tell } from '@/components/shop/visits/visit';
import type { NewCartLine } from '@/lib/cart/cart';
import { cartCommands } from '@/lib/cart/cart-commands';
import type { CartStore } from '@/lib/cart/cart-store';

export { showToast } from '@/components/ui/dialogs/toast';
export { leaveAfterAdding } from './leave-after-adding';

/** Adds the line, or puts it in the place of the one with `lineId`. Throws a RangeError if the cart is full. */
export function putInCart(store: CartStore, line: NewCartLine, lineId: string | null): void {
  const { add, replace } = cartCommands(store);
  if (lineId !== null) {
    replace(lineId, line);
    return;
  }
  if (store.getState().lines.length === 0) {
    tell({ kind: 'cart' });
  }
  add({ ...line, ...arrival() });
}
