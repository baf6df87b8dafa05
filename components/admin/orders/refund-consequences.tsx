import { type Cents, formatCents } from '@/lib/money/cents';
import type { PaymentView } from '@/lib/orders/payments/payment-facts';
import { returnedFee } from '@/lib/payments/returned-fee';

type RefundConsequencesProps = { payment: PaymentView; amount: Cents | null; customerName: string };

/** What follows from a refund of this amount, for the customer and for the shop. */
export function RefundConsequences({ payment, amount, customerName }: RefundConsequencesProps) {
  if (amount === null || amount === 0) {
    return null;
  }
  const { platformFeeCents, paypalFeeCents } = payment;
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
