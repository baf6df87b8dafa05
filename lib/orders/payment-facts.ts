// What an order's payments come to. Money that was not captured counts for nothing.
import { type Cents, cents, sumCents } from '@/lib/money/cents';
import type { PaymentMethod } from './payment-method';
import type { RefundView } from './refunds/refund-view';
import type { AttemptStatus } from './status/status';

export type PaymentView = {
  id: string;
  attempt: number;
  status: AttemptStatus;
  method: PaymentMethod;
  /** Of money that came by hand: why it counts as paid, and who said so. */
  note: string;
  actorName: string | null;
  /** Null for money that came by hand. */
  paypalOrderId: string | null;
  paypalCaptureId: string | null;
  amountCents: Cents;
  /** What PayPal kept; null as long as it has not said. */
  paypalFeeCents: Cents | null;
  platformFeeCents: Cents;
  refundedCents: Cents;
  /** What can still be given back: captured, less what went back or is on its way. */
  refundableCents: Cents;
  createdAt: Date;
  capturedAt: Date | null;
};

export type PaymentFacts = {
  captured: Cents;
  refunded: Cents;
  /** Null while PayPal has not told the fee of every capture; 0 where all of it came by hand. */
  paypalFee: Cents | null;
  /** What the platform took, before anything came back. */
  platformFee: Cents;
  /** What of it came back with refunds. */
  platformFeeReturned: Cents;
  /** What stays with the shop: captured less refunded, PayPal's fee (as far as known) and the platform's. */
  net: Cents;
};

/** Sums of an order's captures; null if no money has come in. */
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
