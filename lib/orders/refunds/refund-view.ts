// Money that goes back, as a shop's people see it. Safe for the browser.
import type { Cents } from '@/lib/money/cents';
import type { RefundKind, RefundStatus } from '../refund-status';

/** How a refund that was asked for stands; `failure` is PayPal's word for why not. */
export type RefundAnswer = { status: RefundStatus; failure: string | null; amount: Cents };

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
