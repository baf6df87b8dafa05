// The status of a refund, and how the money went back. Safe for the browser.

/** `requested`: no answer from PayPal yet; the server retries. `pending`: PayPal is working on it. */
export const REFUND_STATUSES = ['requested', 'pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Refunds without a final answer from PayPal. */
export const OPEN_REFUND_STATUSES = ['requested', 'pending'] as const satisfies readonly RefundStatus[];

/** `refund`: the shop gave the money back. `reversal`: PayPal took it back. */
export const REFUND_KINDS = ['refund', 'reversal'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];
