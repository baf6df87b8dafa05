import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { OrderDetailView } from '@/lib/orders/order-views';
import type { PaymentView } from '@/lib/orders/payment-facts';
import { formatDateTime } from '@/lib/time/format-date';
import { PaymentStatusBadge } from './status-badges';

const STATE_LABELS: Record<PaymentView['status'], string> = {
  created: 'Opened, not approved',
  pending: 'Being checked by PayPal',
  captured: 'Paid',
  failed: 'Failed',
  expired: 'Not approved in time',
};

type PaymentCardProps = { order: OrderDetailView; timeZone: string };

/** What came in, what PayPal and the platform kept, and what is left; then each attempt to pay. */
export function PaymentCard({ order, timeZone }: PaymentCardProps) {
  const { facts, payments } = order;
  return (
    <Card title="Payment" action={<PaymentStatusBadge status={order.paymentStatus} />}>
      {facts === null ? (
        <p className="text-muted">No money has come in for this order.</p>
      ) : (
        <dl className="flex flex-col gap-2">
          <Amount term="Paid" amount={facts.captured} />
          {facts.refunded > 0 && <Amount term="Refunded" amount={facts.refunded} isLess />}
          {facts.paypalFee === null ? (
            <Fact term="PayPal fee">not known yet</Fact>
          ) : (
            <Amount term="PayPal fee" amount={facts.paypalFee} isLess />
          )}
          <Amount term="Platform fee" amount={facts.platformFee} isLess />
          <Amount term="Net" amount={facts.net} isSum />
        </dl>
      )}
      {payments.length > 0 && (
        <ul className="mt-4 flex flex-col gap-3 border-t border-line pt-4 text-sm">
          {payments.map((payment) => (
            <Attempt key={payment.id} payment={payment} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type FactProps = { term: string; isSum?: boolean; children: React.ReactNode };

function Fact({ term, isSum = false, children }: FactProps) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-4',
        isSum && 'border-t border-line pt-2 font-semibold',
      )}
    >
      <dt>{term}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}

type AmountProps = { term: string; amount: Cents; isLess?: boolean; isSum?: boolean };

const Amount = ({ term, amount, isLess = false, isSum = false }: AmountProps) => (
  <Fact term={term} isSum={isSum}>
    {isLess && amount > 0 && '−'}
    {formatCents(amount)}
  </Fact>
);

function Attempt({ payment, timeZone }: { payment: PaymentView; timeZone: string }) {
  const { status, amountCents, capturedAt, createdAt, paypalOrderId, paypalCaptureId } = payment;
  return (
    <li>
      <p className="font-medium">
        {STATE_LABELS[status]}, {formatCents(amountCents)}
      </p>
      <p className="text-muted">{formatDateTime(capturedAt ?? createdAt, timeZone)}</p>
      {paypalCaptureId !== null && (
        <p className="text-muted">
          PayPal transaction <span className="select-all text-ink">{paypalCaptureId}</span>
        </p>
      )}
      <p className="text-muted">
        PayPal order <span className="select-all text-ink">{paypalOrderId}</span>
      </p>
    </li>
  );
}
