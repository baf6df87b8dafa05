'use client';
import { useEffect, useRef, useState } from 'react';
import { fetchCart, sentChoices } from '@/components/shop/shop-api';
import { useCart } from './cart-provider';

type FreshCartState = {
  /** Products that are no longer sold. */
  goneIds: ReadonlySet<string>;
  /** What is wrong with a line's logo or roster, by the line's id. */
  problems: ReadonlyMap<string, string>;
};

const UNKNOWN: FreshCartState = { goneIds: new Set(), problems: new Map() };

/**
 * Brings names, prices, pictures and rosters in the cart up to date once per visit of a page, and tells what
 * can no longer be bought as it is. Without an answer the cart stays as it was; the order is checked and
 * priced by the server anyway.
 */
export function useFreshCart(): FreshCartState {
  const isReady = useCart((state) => state.isReady);
  const refresh = useCart((state) => state.refresh);
  const lines = useCart((state) => state.lines);
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const asked = lines.map(({ id, product, choices }) =>
    JSON.stringify([id, product.id, sentChoices(choices)]),
  );
  // Quantities are left out: no answer depends on them.
  const question = asked.join('\n');
  const [state, setState] = useState(UNKNOWN);

  useEffect(() => {
    if (!isReady || question === '') {
      return;
    }
    const abort = new AbortController();
    const current = latest.current;
    fetchCart(current, abort.signal).then((fresh) => {
      if (fresh && !abort.signal.aborted) {
        refresh(fresh.products, fresh.rosters);
        const sold = new Set(fresh.products.map(({ id }) => id));
        const ids = current.map(({ product }) => product.id);
        setState({ goneIds: new Set(ids.filter((id) => !sold.has(id))), problems: fresh.problems });
      }
    });
    return () => abort.abort();
  }, [isReady, question, refresh]);

  return state;
}
