// A refund as the shop's people see it. Safe for the browser.
import type { Cents } from '@/lib/money/cents';
import type { RefundKind, RefundStatus } from '../refund-status';

/** The state of a requested refund; `failure` is PayPal's reason. */
export type RefundAnswer = { status: RefundStatus; failure: string | null; amount: Cents };

/** The limit, in characters, of what PayPal passes on to a buyer. */
export const LONGEST_REASON = 255;

export type RefundView = {
  id: string;
  paymentId: string;
  kind: RefundKind;
  amountCents: Cents;
  /**
   * False for a payment with a wrong amount, which may be in another currency: then `amountCents` is no dollar amount.
   */
  isInDollars: boolean;
  platformFeeReturnedCents: Cents;
  /** The pieces that it is for; empty for a refund of an amount. */
  items: { itemId: string; pieces: number }[];
  /** Whether it has the order's postage. */
  hasPostage: boolean;
  reason: string;
  status: RefundStatus;
  /** PayPal's reason for refusing. */
  failure: string | null;
  /** Null if nobody of the shop requested it here. */
  actorName: string | null;
  paypalRefundId: string | null;
  createdAt: Date;
  completedAt: Date | null;
};
