// How a refund stands, and how money went back. Safe for the browser.

/** `requested`: PayPal has not answered, and is asked again by itself. `pending`: PayPal works on it. */
export const REFUND_STATUSES = ['requested', 'pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Refunds that PayPal has given no final answer to. */
export const OPEN_REFUND_STATUSES = ['requested', 'pending'] as const satisfies readonly RefundStatus[];

/** How money went back: given by the shop, or taken back by PayPal. */
export const REFUND_KINDS = ['refund', 'reversal'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];
