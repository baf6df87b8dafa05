import type { Cents } from '@/lib/money/cents';

export type ArrangedProduct = {
  id: string;
  name: string;
  priceCents: Cents;
  imageUrl: string | null;
  isActive: boolean;
};

export type ArrangedPage = {
  products: ArrangedProduct[];
  total: number;
  page: number;
  pageCount: number;
  /** The place of the first product of this page, from 1. */
  first: number;
  /** The first product of all; null without products. */
  topId: string | null;
  /** The products beside this page; null at the ends. */
  beforeId: string | null;
  afterId: string | null;
  /** Whether any product was placed by hand. */
  isArranged: boolean;
};

/** Where a product goes: beside another one, wherever that one is by then. */
export type Placement = { id: string; side: 'before' | 'after'; anchorId: string };

/** The list with the entry at `from` moved to `to`. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined) {
    return [...list];
  }
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** The place of a product in a list as a placement; null in a list of one. */
export function placementIn(list: readonly { id: string }[], id: string): Placement | null {
  const index = list.findIndex((product) => product.id === id);
  const next = list[index + 1];
  const previous = list[index - 1];
  if (previous) {
    return { id, side: 'after', anchorId: previous.id };
  }
  return next && index === 0 ? { id, side: 'before', anchorId: next.id } : null;
}
