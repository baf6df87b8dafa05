// What an order can be found by beside its number, its customer's name and address: the names and SKUs of its lines,
// what was personalised, and the names on its rosters. One text in small letters, because a shop's orders are looked
// through one by one (docs/decisions.md, "A search looks through a shop's own orders").

import type { LineChoice } from '@/lib/choices/line-choice';
import { inWords } from '@/lib/orders/choices/choice-lines';

/** As many characters as the database keeps. */
export const LONGEST_SEARCH_TEXT = 20_000;

/** So many people of each roster can be found by name. */
export const MOST_NAMES = 500;

export type SearchedLine = {
  productName: string;
  productSku: string;
  choices: readonly LineChoice<unknown>[];
};

/** The search text of an order's lines; what is beyond its bound is not found. */
export const searchTextOf = (lines: readonly SearchedLine[]): string =>
  cut(
    lines
      .flatMap(({ productName, productSku, choices }) => [
        productName,
        productSku,
        ...inWords(choices).map(({ value }) => value),
      ])
      .filter((word) => word !== '')
      .join('\n'),
  );

/** A search as the text is compared with it. */
export const searchWords = (text: string): string => text.toLowerCase();

const cut = (text: string): string => [...text.toLowerCase()].slice(0, LONGEST_SEARCH_TEXT).join('');
