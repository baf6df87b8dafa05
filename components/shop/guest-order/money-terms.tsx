// The words before an amount: the same on an order's page and on its receipt.
import { Sentence } from '@/components/ui/sentence';
import { orderPageSentences } from '@/lib/messages/en/orders/order-page';
import type { PaymentMethod } from '@/lib/orders/payment-method';
import type { RefundKind } from '@/lib/orders/refund-status';
import { OrderDate } from './order-date';

type PaidTermProps = { payment: { method: PaymentMethod; capturedAt: Date; transactionId: string | null } };

/** How and when a payment was made, and its reference. */
export const PaidTerm = ({ payment: { method, capturedAt, transactionId } }: PaidTermProps) => (
  <>
    <Sentence parts={orderPageSentences.paidOn[method](<OrderDate date={capturedAt} />)} />
    {transactionId && <span className="block text-sm">{orderPageSentences.transaction(transactionId)}</span>}
  </>
);

type WentBackTermProps = { kind: RefundKind; completedAt: Date };

/** How and when money was refunded. */
export const WentBackTerm = ({ kind, completedAt }: WentBackTermProps) => (
  <Sentence parts={orderPageSentences.wentBackOn[kind](<OrderDate date={completedAt} />)} />
);
