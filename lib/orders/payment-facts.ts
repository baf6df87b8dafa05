// The sums of an order's payments. Only captured money counts.
import { type Cents, cents, sumCents } from '@/lib/money/cents';
import type { PaymentMethod } from './payment-method';
import type { RefundView } from './refunds/refund-view';
import type { AttemptStatus } from './status/status';

export type PaymentView = {
  id: string;
  attempt: number;
  status: AttemptStatus;
  method: PaymentMethod;
  /** For a payment by hand: why it counts as paid, and who marked it. */
  note: string;
  actorName: string | null;
  /** Null for a payment by hand. */
  paypalOrderId: string | null;
  paypalCaptureId: string | null;
  amountCents: Cents;
  /** PayPal's fee; null until PayPal has told it. */
  paypalFeeCents: Cents | null;
  platformFeeCents: Cents;
  refundedCents: Cents;
  /** The part that can still be refunded: captured minus refunded and requested refunds. */
  refundableCents: Cents;
  createdAt: Date;
  capturedAt: Date | null;
};

export type PaymentFacts = {
  captured: Cents;
  refunded: Cents;
  /** Null until PayPal's fee for every capture is known; 0 if all payments were made by hand. */
  paypalFee: Cents | null;
  /** The platform's fee, before refunds returned any of it. */
  platformFee: Cents;
  /** The part of the platform's fee that refunds have returned. */
  platformFeeReturned: Cents;
  /** What stays with the shop: captured minus refunded, PayPal's fee (as far as known) and the platform's net fee. */
  net: Cents;
};

/** The sums of an order's captures; null if nothing was captured. */
export function paymentFacts(
  payments: readonly PaymentView[],
  refunds: readonly RefundView[],
): PaymentFacts | null {
  const captures = payments.filter(({ status }) => status === 'captured');
  if (captures.length === 0) {
    return null;
  }
  const captured = sumCents(captures.map(({ amountCents }) => amountCents));
  const refunded = sumCents(captures.map(({ refundedCents }) => refundedCents));
  const knownFees = captures.flatMap(({ paypalFeeCents }) =>
    paypalFeeCents === null ? [] : [paypalFeeCents],
  );
  const paypalFee = sumCents(knownFees);
  const platformFee = sumCents(captures.map(({ platformFeeCents }) => platformFeeCents));
  const platformFeeReturned = sumCents(
    refunds.flatMap(({ status, platformFeeReturnedCents }) =>
      status === 'completed' ? [platformFeeReturnedCents] : [],
    ),
  );
  return {
    captured,
    refunded,
    paypalFee: knownFees.length === captures.length ? paypalFee : null,
    platformFee,
    platformFeeReturned,
    net: cents(captured - refunded - paypalFee - platformFee + platformFeeReturned),
  };
}
