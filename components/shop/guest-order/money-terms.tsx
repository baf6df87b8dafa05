// What stands before an amount: the same on an order's page and on its receipt.
import type { RefundKind } from '@/lib/orders/refunds/refund-view';
import { OrderDate } from './order-date';

const WENT_BACK: Record<RefundKind, string> = {
  refund: 'Refunded',
  reversal: 'Taken back by PayPal',
};

type PaidTermProps = { payment: { capturedAt: Date; transactionId: string | null } };

/** How and when a payment came, and what to look it up by. */
export const PaidTerm = ({ payment: { capturedAt, transactionId } }: PaidTermProps) => (
  <>
    Paid with PayPal on <OrderDate date={capturedAt} />
    {transactionId && <span className="block text-sm">Transaction {transactionId}</span>}
  </>
);

type WentBackTermProps = { kind: RefundKind; completedAt: Date };

/** How and when money went back. */
export const WentBackTerm = ({ kind, completedAt }: WentBackTermProps) => (
  <>
    {WENT_BACK[kind]} on <OrderDate date={completedAt} />
  </>
);
