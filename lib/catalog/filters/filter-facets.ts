// What a shop's grid can be filtered by. Plain data.
import type { Cents } from '@/lib/money/cents';

export type OptionFacet = { name: string; values: string[] };

export type FilterFacets = {
  /** The lowest and the highest price; null without products. */
  prices: { min: Cents; max: Cents } | null;
  options: OptionFacet[];
  /** Whether stock is counted of any product: else nothing is ever sold out. */
  hasStock: boolean;
};
