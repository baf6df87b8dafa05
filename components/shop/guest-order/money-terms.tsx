// Labels of amounts: the same on an order's page and on its receipt.
import type { PaymentMethod } from '@/lib/orders/payment-method';
import type { RefundKind } from '@/lib/orders/refund-status';
import { OrderDate } from './order-date';

const WENT_BACK: Record<RefundKind, string> = {
  refund: 'Refunded',
  reversal: 'Taken back by PayPal',
};

const PAID: Record<PaymentMethod, string> = {
  paypal: 'Paid with PayPal',
  cash: 'Paid in cash',
  bank_transfer: 'Paid by bank transfer',
  other: 'Paid',
};

type PaidTermProps = { payment: { method: PaymentMethod; capturedAt: Date; transactionId: string | null } };

/** How and when a payment was made, and its reference. */
export const PaidTerm = ({ payment: { method, capturedAt, transactionId } }: PaidTermProps) => (
  <>
    {PAID[method]} on <OrderDate date={capturedAt} />
    {transactionId && <span className="block text-sm">Transaction {transactionId}</span>}
  </>
);

type WentBackTermProps = { kind: RefundKind; completedAt: Date };

/** How and when money was refunded. */
export const WentBackTerm = ({ kind, completedAt }: WentBackTermProps) => (
  <>
    {WENT_BACK[kind]} on <OrderDate date={completedAt} />
  </>
);
