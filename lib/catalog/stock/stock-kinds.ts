// How the stock of a product is kept. Safe for the browser.

/**
 * `uncounted`: it can always be made. `counted`: as many as are there. `one_of_a_kind`: one piece; its page stays and says
 * "Sold".
 */
export const STOCK_KINDS = ['uncounted', 'counted', 'one_of_a_kind'] as const;
export type StockKind = (typeof STOCK_KINDS)[number];
