'use client';
import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '@/lib/cart/cart';
import { useCart } from './cart-provider';

const LINE = /^#line=(.+)$/;

/**
 * The address of a product page that changes a line of the cart. The line's id is in the hash, because pages are
 * cached without it.
 */
export const editLineHref = ({ id, product }: CartLine): string =>
  `/product/${product.id}#line=${encodeURIComponent(id)}`;

/** The id of the cart line to change, from the address; null if none. */
export function lineIdInAddress(): string | null {
  const id = LINE.exec(window.location.hash)?.[1];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
}

type EditedLine = {
  /** The line that is being changed; null if the form adds a new one. */
  lineId: string | null;
  /** Ends the change. */
  end: () => void;
};

/**
 * The cart line to change, from the address, if it is a line of this product. `onOpen` is called once with the line;
 * `onLeave` is called when the page is shown again for a new line.
 */
export function useEditedLine(
  productId: string,
  { onOpen, onLeave }: { onOpen: (line: CartLine) => void; onLeave: () => void },
): EditedLine {
  const isReady = useCart((state) => state.isReady);
  const lines = useCart((state) => state.lines);
  const [lineId, setLineId] = useState<string | null>(null);
  const opened = useRef<string | null>(null);
  const latest = useRef({ lines, onOpen, onLeave });
  useEffect(() => {
    latest.current = { lines, onOpen, onLeave };
  });

  // Pages stay mounted after navigation: this runs each time the page is shown again.
  useEffect(() => {
    if (!isReady) {
      return;
    }
    const wanted = lineIdInAddress();
    const line = latest.current.lines.find(({ id, product }) => id === wanted && product.id === productId);
    if (line && line.id !== opened.current) {
      opened.current = line.id;
      setLineId(line.id);
      latest.current.onOpen(line);
    } else if (wanted === null && opened.current !== null) {
      opened.current = null;
      setLineId(null);
      latest.current.onLeave();
    }
  }, [isReady, productId]);

  return {
    lineId,
    end: () => {
      opened.current = null;
      setLineId(null);
    },
  };
}
