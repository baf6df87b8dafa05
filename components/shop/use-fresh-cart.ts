'use client';
import { useEffect, useState } from 'react';
import { useCart } from './cart-provider';
import { fetchCartProducts } from './shop-api';

/**
 * Brings names, prices and pictures in the cart up to date once per visit of a page, and tells which
 * products are no longer sold. Without an answer the cart stays as it was; the order is priced by the
 * server anyway.
 */
export function useFreshCart(): { goneIds: ReadonlySet<string> } {
  const isReady = useCart((state) => state.isReady);
  const refresh = useCart((state) => state.refresh);
  const productIds = useCart((state) =>
    [...new Set(state.lines.map(({ product }) => product.id))].sort().join(' '),
  );
  const [goneIds, setGoneIds] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!isReady || productIds === '') {
      return;
    }
    const ids = productIds.split(' ');
    const abort = new AbortController();
    fetchCartProducts(ids, abort.signal).then((products) => {
      if (products && !abort.signal.aborted) {
        refresh(products);
        const sold = new Set(products.map(({ id }) => id));
        setGoneIds(new Set(ids.filter((id) => !sold.has(id))));
      }
    });
    return () => abort.abort();
  }, [isReady, productIds, refresh]);

  return { goneIds };
}
