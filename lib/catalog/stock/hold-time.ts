/** How long an order holds its pieces after it was placed, in minutes. */
export const HOLD_MINUTES = 15;

/** When the hold of an order ends that takes its pieces only when it is paid, and that of a cancelled one. */
export const NEVER_HELD = new Date(0);
