// The history of the pieces on hand. Safe for the browser.

/**
 * `sale`: a paid order. `returned`: a refund put pieces back. `corrected`: somebody counted. `kind`: the way of keeping the
 * stock was changed. `options`: the product's options were, and its pieces count for other variants now.
 */
export const STOCK_CHANGE_KINDS = ['sale', 'returned', 'corrected', 'kind', 'options'] as const;
export type StockChangeKind = (typeof STOCK_CHANGE_KINDS)[number];

/** The longest reason, in characters. */
export const LONGEST_STOCK_REASON = 200;
