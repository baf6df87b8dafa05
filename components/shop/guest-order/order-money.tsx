import { formatCents } from '@/lib/money/cents';
import type { GuestOrderView } from '@/lib/orders/guest-order-view';
import { OrderDate } from './order-date';

type OrderMoneyProps = { order: Pick<GuestOrderView, 'totalCents' | 'payments' | 'refunds'> };

/** What the order comes to, what was paid for it and what was given back. */
export function OrderMoney({ order: { totalCents, payments, refunds } }: OrderMoneyProps) {
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-4">
      <Row term={<span className="text-lg font-semibold text-ink">Total</span>}>
        <span className="text-lg font-semibold">{formatCents(totalCents)}</span>
      </Row>
      {payments.map(({ id, amountCents, capturedAt, transactionId }) => (
        <Row
          key={id}
          term={
            <>
              Paid with PayPal on <OrderDate date={capturedAt} />
              {transactionId && <span className="block text-sm">Transaction {transactionId}</span>}
            </>
          }
        >
          {formatCents(amountCents)}
        </Row>
      ))}
      {refunds.map(({ id, amountCents, completedAt }) => (
        <Row
          key={id}
          term={
            completedAt === null ? (
              'Refund on its way'
            ) : (
              <>
                Refunded on <OrderDate date={completedAt} />
              </>
            )
          }
        >
          −{formatCents(amountCents)}
        </Row>
      ))}
    </dl>
  );
}

const Row = ({ term, children }: { term: React.ReactNode; children: React.ReactNode }) => (
  <div className="flex items-baseline justify-between gap-6">
    <dt className="min-w-0 text-muted">{term}</dt>
    <dd className="whitespace-nowrap tabular-nums">{children}</dd>
  </div>
);
