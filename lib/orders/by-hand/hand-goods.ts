import type { Cents } from '@/lib/money/cents';
import type { ProductQuestion } from '@/lib/orders/choices/product-questions';

/** A product to put into an order by hand. */
export type HandGoods = {
  id: string;
  name: string;
  sku: string;
  /** What it costs today, or the cheapest of its kinds. */
  priceCents: Cents;
  /** Its options and its text. */
  questions: ProductQuestion[];
  /** It takes a logo or a roster, which only the shop's own page can. */
  isTeamOrder: boolean;
};

/** The most products that one search finds. */
export const MOST_HAND_GOODS = 12;
