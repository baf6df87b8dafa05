/** Statuses of an order that money was taken for. */
export const PAID: ReadonlySet<string> = new Set(['paid', 'partially_refunded', 'refunded']);
