// Counts that several places of the admin area use.
import { plural } from '../format';

export const ordersText = (count: number): string => plural(count, { one: '# order', other: '# orders' });
export const productsText = (count: number): string =>
  plural(count, { one: '# product', other: '# products' });
export const itemsText = (count: number): string => plural(count, { one: '# item', other: '# items' });
export const triesText = (count: number): string => plural(count, { one: '# try', other: '# tries' });
export const rowsText = (count: number): string => plural(count, { one: '# row', other: '# rows' });
export const peopleText = (count: number): string => plural(count, { one: '# person', other: '# people' });
