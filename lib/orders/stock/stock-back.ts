// What of an order can go back into the stock. Plain data, safe for the browser.

/**
 * Pieces that the order took: at most `most` of them can go back. `isAnswered`: whoever cancelled the order has said that
 * these do not.
 */
export type StockBackRow = { variantId: string; name: string; most: number; isAnswered: boolean };

export type PiecesBack = { variantId: string; pieces: number };
