import { messages } from '@/lib/messages';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { PaymentView } from '@/lib/orders/payment-facts';
import { isByHand } from '@/lib/orders/payment-method';
import { returnedFee } from '@/lib/payments/returned-fee';

type RefundConsequencesProps = { payment: PaymentView; amount: Cents | null; customerName: string };

/** What follows from a refund of this amount, for the customer and for the shop. */
export function RefundConsequences({ payment, amount, customerName }: RefundConsequencesProps) {
  if (amount === null || amount === 0) {
    return null;
  }
  const { platformFeeCents, paypalFeeCents } = payment;
  if (isByHand(payment.method)) {
    return (
      <ul className="flex list-disc flex-col gap-1 rounded-control bg-sunken py-4 pl-9 pr-4 text-sm">
        <li>{messages.refund.byHand(formatCents(amount), customerName)}</li>
        <li>{customerName} gets an email that says so. A refund cannot be taken back.</li>
      </ul>
    );
  }
  return (
    <ul className="flex list-disc flex-col gap-1 rounded-control bg-sunken py-4 pl-9 pr-4 text-sm">
      <li>
        {customerName} gets <strong>{formatCents(amount)}</strong> back by PayPal, and an email that says so.
      </li>
      {platformFeeCents > 0 && (
        <li>
          <strong>{formatCents(returnedFee(payment, amount))}</strong> of the platform fee comes back to you.
        </li>
      )}
      <li>
        PayPal keeps its own fee
        {paypalFeeCents !== null && paypalFeeCents > 0 && ` of ${formatCents(paypalFeeCents)}`}. A refund
        cannot be taken back.
      </li>
    </ul>
  );
}
