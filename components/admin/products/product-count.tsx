const ID = 'product-count';

/** How many products the list has; said aloud when a filter changes it. */
export function ProductCount({ total, isFiltered }: { total: number; isFiltered: boolean }) {
  return (
    <p role="status" id={ID} tabIndex={-1} className="self-start text-muted">
      {total === 1 ? '1 product' : `${total} products`}
      {isFiltered && ` ${total === 1 ? 'matches' : 'match'}`}
    </p>
  );
}

/** Puts the focus on the count, where what had it is gone. */
export const focusProductCount = (): void => document.getElementById(ID)?.focus();
