// Counted things that more than one place names.
import { numberText, plural } from '../format';

/** Of a text that is longer. */
export const atMostCharacters = (limit: number): string =>
  `Please use at most ${numberText(limit)} characters`;

export const ordersText = (count: number): string => plural(count, { one: '# order', other: '# orders' });
export const productsText = (count: number): string =>
  plural(count, { one: '# product', other: '# products' });
export const itemsText = (count: number): string => plural(count, { one: '# item', other: '# items' });
export const triesText = (count: number): string => plural(count, { one: '# try', other: '# tries' });
export const rowsText = (count: number): string => plural(count, { one: '# row', other: '# rows' });
export const peopleText = (count: number): string => plural(count, { one: '# person', other: '# people' });
