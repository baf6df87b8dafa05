import { productsText } from '@/lib/messages/en/counts';
import { productSentences } from '@/lib/messages/en/product';

const ID = 'product-count';

/** How many products the list has; said aloud when a filter changes it. */
export function ProductCount({ total, isFiltered }: { total: number; isFiltered: boolean }) {
  return (
    <p role="status" id={ID} tabIndex={-1} className="self-start text-muted">
      {isFiltered ? productSentences.matching(total) : productsText(total)}
    </p>
  );
}

/** Puts the focus on the count, where what had it is gone. */
export const focusProductCount = (): void => document.getElementById(ID)?.focus();
