// What settings show of codes and the goods they are for. Safe for the browser.
import type { DiscountCode } from './discount-code';

/** A product or category by its name. */
export type NamedGoods = { id: string; name: string };

export type ListedCode = DiscountCode & {
  /** The uses that count. */
  uses: number;
  /** The products that still exist. */
  products: NamedGoods[];
};
