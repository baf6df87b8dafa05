/** Statuses of an order that was captured. */
export const PAID: ReadonlySet<string> = new Set(['paid', 'partially_refunded', 'refunded']);
