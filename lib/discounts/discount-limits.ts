// The limits of a shop's codes. The database has the same.

export const MOST_CODES = 500;
export const LONGEST_CODE = 40;
export const SHORTEST_CODE = 3;
/** Of products, and of categories, that one code counts for. */
export const MOST_GOODS = 100;
export const MOST_USES = 1_000_000;
