// Limits that a product and its variants have in common.
import { cents } from '@/lib/money/cents';

export const LONGEST_SKU = 64;
/** $99,999.99: a hundred of the most expensive still fit the column of an order's total. */
export const HIGHEST_PRICE = cents(9_999_999);
