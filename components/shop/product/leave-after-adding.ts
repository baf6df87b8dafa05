import type { useRouter } from 'next/navigation';
import { showToastWithButton } from '@/components/ui/dialogs/toast-with-button';
import { addToCartSentences } from '@/lib/messages/en/shop/add-to-cart';
import { isGridPath } from './is-grid-path';

/** The entry before this one, as far as the browser tells: a page that is still in this document. */
function cameFromGrid(): boolean {
  if (!('navigation' in window)) {
    return false;
  }
  const { currentEntry } = window.navigation;
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1];
  // Going back to another document would lose the message.
  return before?.sameDocument === true && isGridPath(new URL(before.url ?? '', location.href).pathname);
}

/**
 * Says that the product is in the cart, and goes back to the shop (specification §4): to the place in the grid from which
 * the shopper came, as a step back, so that it is scrolled as before; else to its first page. The focus stays with the
 * page: the header leads to the cart too.
 */
export function leaveAfterAdding(router: Pick<ReturnType<typeof useRouter>, 'back' | 'push'>): void {
  showToastWithButton(addToCartSentences.addedToCart, {
    label: addToCartSentences.viewCart,
    takesFocus: false,
    run: () => router.push('/cart'),
  });
  if (cameFromGrid()) {
    router.back();
  } else {
    router.push('/');
  }
}
