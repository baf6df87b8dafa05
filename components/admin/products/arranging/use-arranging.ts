'use client';
import { useEffect, useRef, useState } from 'react';
import { callAction } from '@/components/admin/call-action';
import {
  type ArrangedPage,
  type ArrangedProduct,
  moved,
  type Placement,
  placementIn,
} from '@/lib/catalog/arranging/arranged-page';
import { arrangeSentences } from '@/lib/messages/en/admin/products/arrange';
import type { Outcome } from '@/lib/outcome';

/** Milliseconds after the last arrow key until a place is saved. */
const PAUSE = 500;

type Options = {
  page: ArrangedPage;
  moveProduct: (placement: Placement) => Promise<Outcome<null>>;
  /** Loads the page anew, after a move over its edge. */
  onLeft: () => void;
};

/** The list while it is arranged: shown at once, saved one move after the other, and put back if a move fails. */
export function useArranging({ page, moveProduct, onLeft }: Options) {
  const [products, setProducts] = useState<readonly ArrangedProduct[]>(page.products);
  const [isBusy, setIsBusy] = useState(false);
  const [seen, setSeen] = useState(page);
  if (seen !== page && !isBusy) {
    // Loaded again, with what others have moved.
    setSeen(page);
    setProducts(page.products);
  }
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const saved = useRef<readonly ArrangedProduct[]>(page.products);
  const line = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef<{
    id: string;
    timer: ReturnType<typeof setTimeout>;
    list: readonly ArrangedProduct[];
  } | null>(null);

  /** Sends a placement after those before it. */
  function send(placement: Placement, after: readonly ArrangedProduct[]): Promise<boolean> {
    const sent = line.current.then(async () => {
      const outcome = await callAction(moveProduct, placement, arrangeSentences.failed);
      if (outcome.ok) {
        saved.current = after;
        return true;
      }
      setProblem(outcome.error.message);
      setProducts(saved.current);
      waiting.current = null;
      return false;
    });
    line.current = sent.then(() => setIsBusy(waiting.current !== null));
    return sent;
  }

  useEffect(() => {
    if (!isBusy) {
      saved.current = products;
    }
  }, [isBusy, products]);

  /** Saves the move that waits, if any. */
  function flush() {
    const move = waiting.current;
    if (move === null) {
      return;
    }
    clearTimeout(move.timer);
    waiting.current = null;
    const placement = placementIn(move.list, move.id);
    if (placement !== null) {
      void send(placement, move.list);
    }
  }

  /** Shows a product at another place of this page, and saves that after a pause. */
  function moveTo(id: string, to: number) {
    const from = products.findIndex((product) => product.id === id);
    const target = Math.max(0, Math.min(to, products.length - 1));
    const product = products[from];
    if (product === undefined || from === target) {
      return;
    }
    if (waiting.current !== null && waiting.current.id !== id) {
      flush();
    }
    const list = moved(products, from, target);
    setIsBusy(true);
    setProducts(list);
    setProblem(null);
    setNews(arrangeSentences.movedTo(product.name, page.first + target, page.total));
    if (waiting.current !== null) {
      clearTimeout(waiting.current.timer);
    }
    waiting.current = { id, list, timer: setTimeout(flush, PAUSE) };
  }

  /** Moves a product over an edge of this page. */
  async function leave(id: string, side: Placement['side'], anchorId: string | null) {
    flush();
    setProblem(null);
    if (anchorId !== null && (await send({ id, side, anchorId }, saved.current))) {
      onLeft();
    }
  }

  function moveBy(id: string, step: -1 | 1) {
    const from = products.findIndex((product) => product.id === id);
    if (from + step < 0) {
      void leave(id, 'before', page.beforeId);
    } else if (from + step >= products.length) {
      void leave(id, 'after', page.afterId);
    } else {
      moveTo(id, from + step);
    }
  }

  /** Before all others, also those of earlier pages. */
  const moveToTop = (id: string) => (page.page === 1 ? moveTo(id, 0) : void leave(id, 'before', page.topId));

  return { products, news, problem, moveTo, moveBy, moveToTop, flush };
}
