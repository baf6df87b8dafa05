import { productsText } from '@/lib/messages/en/counts';
import { productSentences } from '@/lib/messages/en/product';

const ID = 'product-count';

/** How many products the list has; announced when a filter changes it. */
export function ProductCount({ total, isFiltered }: { total: number; isFiltered: boolean }) {
  return (
    <p role="status" id={ID} tabIndex={-1} className="self-start text-muted">
      {isFiltered ? productSentences.matching(total) : productsText(total)}
    </p>
  );
}

/** Focuses the count, after the focused element was removed. */
export const focusProductCount = (): void => document.getElementById(ID)?.focus();
