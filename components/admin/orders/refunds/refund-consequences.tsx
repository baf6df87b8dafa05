import { messages } from '@/lib/messages';
import { adminRefundsSentences } from '@/lib/messages/en/admin/refunds';
import type { Buyer } from '@/lib/messages/en/orders/buyer';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { PaymentView } from '@/lib/orders/payment-facts';
import { isByHand } from '@/lib/orders/payment-method';
import { returnedFee } from '@/lib/payments/returned-fee';

type RefundConsequencesProps = { payment: PaymentView; amount: Cents | null; buyer: Buyer };

/** The consequences of a refund of this amount, for the customer and for the shop. */
export function RefundConsequences({ payment, amount, buyer }: RefundConsequencesProps) {
  if (amount === null || amount === 0) {
    return null;
  }
  const { platformFeeCents, paypalFeeCents } = payment;
  if (isByHand(payment.method)) {
    return (
      <ul className="flex list-disc flex-col gap-1 rounded-control bg-sunken py-4 pl-9 pr-4 text-sm">
        <li>{messages.refund.byHand(formatCents(amount), buyer.name)}</li>
        <li>{adminRefundsSentences.mailedByHand(buyer)}</li>
      </ul>
    );
  }
  return (
    <ul className="flex list-disc flex-col gap-1 rounded-control bg-sunken py-4 pl-9 pr-4 text-sm">
      <li>
        {adminRefundsSentences.getsBack[0](buyer)} <strong>{formatCents(amount)}</strong>{' '}
        {adminRefundsSentences.getsBack[1](buyer)}
      </li>
      {platformFeeCents > 0 && (
        <li>
          <strong>{formatCents(returnedFee(payment, amount))}</strong> {adminRefundsSentences.feeComesBack}
        </li>
      )}
      <li>
        {adminRefundsSentences.keepsFee(
          paypalFeeCents !== null && paypalFeeCents > 0 ? formatCents(paypalFeeCents) : null,
        )}
      </li>
    </ul>
  );
}
