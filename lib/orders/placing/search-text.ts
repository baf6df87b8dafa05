// The text by which an order is found besides number, customer name and address: names and SKUs of its lines,
// personalisations, and names on its rosters. One text in lower case, because a search scans a shop's orders one by
// one (docs/decisions/0081).

import type { LineChoice } from '@/lib/choices/line-choice';
import { inWords } from '@/lib/orders/choices/choice-lines';

/** The limit of the database's column, in characters. */
export const LONGEST_SEARCH_TEXT = 20_000;

/** The most people of each roster that are searchable by name. */
export const MOST_NAMES = 500;

export type SearchedLine = {
  productName: string;
  productSku: string;
  choices: readonly LineChoice<unknown>[];
};

/** The search text of an order's lines, cut at its limit. */
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

/** A search in the form of the search text. */
export const searchWords = (text: string): string => text.toLowerCase();

const cut = (text: string): string => [...text.toLowerCase()].slice(0, LONGEST_SEARCH_TEXT).join('');
