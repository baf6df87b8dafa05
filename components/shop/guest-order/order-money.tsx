import { ChargeRows } from '@/components/orders/charge-rows';
import { chargeSentences } from '@/lib/messages/en/orders/charges';
import { orderPageSentences } from '@/lib/messages/en/orders/order-page';
import { formatCents } from '@/lib/money/cents';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { chargesView } from '@/lib/orders/views/charges-view';
import { PaidTerm, WentBackTerm } from './money-terms';

type OrderMoneyProps = { order: Pick<GuestOrderView, 'charges' | 'payments' | 'refunds'> };

/** The order's total, payments and refunds. */
export function OrderMoney({ order: { charges, payments, refunds } }: OrderMoneyProps) {
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-4">
      <ChargeRows charges={charges} />
      <Row term={<span className="text-lg font-semibold text-ink">{chargeSentences.total}</span>}>
        <span className="text-lg font-semibold">{formatCents(chargesView(charges).totalCents)}</span>
      </Row>
      {payments.map((payment) => (
        <Row key={payment.id} term={<PaidTerm payment={payment} />}>
          {formatCents(payment.amountCents)}
        </Row>
      ))}
      {refunds.map(({ id, kind, amountCents, completedAt }) => (
        <Row
          key={id}
          term={
            completedAt === null ? (
              orderPageSentences.goingBack[kind]
            ) : (
              <WentBackTerm kind={kind} completedAt={completedAt} />
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
