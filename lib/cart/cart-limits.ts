// Apart from the cart's rules: a field that counts pieces needs no more than this.
export const MOST_PIECES = 9_999;
/** The most lines of a cart, and of an order. */
export const MOST_LINES = 100;
