// Money that goes back, as a shop's people see it. Safe for the browser.
import type { Cents } from '@/lib/money/cents';

/** `requested`: PayPal has not answered, and is asked again by itself. `pending`: PayPal works on it. */
export const REFUND_STATUSES = ['requested', 'pending', 'completed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Refunds that PayPal has given no final answer to. */
export const OPEN_REFUND_STATUSES = ['requested', 'pending'] as const satisfies readonly RefundStatus[];

/** How a refund that was asked for stands; `failure` is PayPal's word for why not. */
export type RefundAnswer = { status: RefundStatus; failure: string | null; amount: Cents };

/** How money went back: given by the shop, or taken back by PayPal. */
export const REFUND_KINDS = ['refund', 'reversal'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

/** As many characters as PayPal passes on to a buyer. */
export const LONGEST_REASON = 255;

export type RefundView = {
  id: string;
  paymentId: string;
  kind: RefundKind;
  amountCents: Cents;
  /** False for what was taken by mistake and may be in another currency: its cents are only a note. */
  isInDollars: boolean;
  platformFeeReturnedCents: Cents;
  reason: string;
  status: RefundStatus;
  /** PayPal's word for why it refused. */
  failure: string | null;
  /** Null if nobody of the shop asked for it here. */
  actorName: string | null;
  paypalRefundId: string | null;
  createdAt: Date;
  completedAt: Date | null;
};
