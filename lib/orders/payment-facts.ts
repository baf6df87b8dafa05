// What an order's payments come to. Money that was not captured counts for nothing.
import { type Cents, cents, sumCents } from '@/lib/money/cents';

export type PaymentView = {
  id: string;
  attempt: number;
  status: 'created' | 'pending' | 'captured' | 'failed' | 'expired';
  paypalOrderId: string;
  paypalCaptureId: string | null;
  amountCents: Cents;
  /** What PayPal kept; null as long as it has not said. */
  paypalFeeCents: Cents | null;
  refundedCents: Cents;
  createdAt: Date;
  capturedAt: Date | null;
};

export type PaymentFacts = {
  captured: Cents;
  refunded: Cents;
  /** Null while PayPal has not told the fee of every capture. */
  paypalFee: Cents | null;
  platformFee: Cents;
  /** What stays with the shop: captured less refunded, PayPal's fee (as far as known) and the platform's. */
  net: Cents;
};

/** Sums of an order's captures; null if no money has come in. The platform takes its fee once an order. */
export function paymentFacts(payments: readonly PaymentView[], platformFee: Cents): PaymentFacts | null {
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
  return {
    captured,
    refunded,
    paypalFee: knownFees.length === captures.length ? paypalFee : null,
    platformFee,
    net: cents(captured - refunded - paypalFee - platformFee),
  };
}
