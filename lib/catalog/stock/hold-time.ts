/** How long an order holds its pieces after it was placed, in minutes. */
export const HOLD_MINUTES = 15;
