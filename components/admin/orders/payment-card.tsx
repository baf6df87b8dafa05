import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { moneyWords } from '@/lib/messages/en/admin/money';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { buyerOf } from '@/lib/messages/en/orders/buyer';
import { paymentMethodSentences } from '@/lib/messages/en/orders/payment-method';
import { type Cents, formatCents } from '@/lib/money/cents';
import { goneText, moneyText } from '@/lib/money/signed-money';
import type { OrderDetailView } from '@/lib/orders/order-views';
import type { PaymentView } from '@/lib/orders/payment-facts';
import { isByHand } from '@/lib/orders/payment-method';
import { overLimitSentence } from '@/lib/orders/refunds/over-limit-sentence';
import type { RefundAllowance } from '@/lib/orders/refunds/refund-allowance';
import type { StockBackRow } from '@/lib/orders/stock/stock-back';
import { formatDateTime } from '@/lib/time/format-date';
import { RefundButton } from './refunds/refund-button';
import { RefundList } from './refunds/refund-list';
import { refundableGoods } from './refunds/refundable-goods';
import type { RefundPayment } from './refunds/use-refund';
import { PaymentStatusBadge } from './status-badges';

type PaymentCardProps = {
  order: OrderDetailView;
  timeZone: string;
  /** What a member with a limit may refund of this order; null without a limit. */
  allowance: RefundAllowance | null;
  /** The order's pieces that could go back into the stock. */
  stockBack: readonly StockBackRow[];
  refundPayment: RefundPayment;
};

/** Payments, refunds, PayPal's and the platform's fees, and every attempt to pay. */
export function PaymentCard({ order, timeZone, allowance, stockBack, refundPayment }: PaymentCardProps) {
  const { facts, payments } = order;
  const captured = payments.filter(({ status }) => status === 'captured');
  const refundable = captured.filter(({ refundableCents }) => refundableCents > 0);
  const isRefundable = refundable.length > 0;
  const goods = refundableGoods(order);
  return (
    <Card title={adminOrdersSentences.payment} action={<PaymentStatusBadge status={order.paymentStatus} />}>
      {facts === null ? (
        <p className="text-muted">{adminOrdersSentences.noMoney}</p>
      ) : (
        <dl className="flex flex-col gap-2">
          <Amount term={moneyWords.paid} amount={facts.captured} />
          {facts.refunded > 0 && <Amount term={moneyWords.refunded} amount={facts.refunded} isLess />}
          {facts.paypalFee === null ? (
            <Fact term={moneyWords.payPalFee}>{moneyWords.notKnownYet}</Fact>
          ) : (
            <Amount term={moneyWords.payPalFee} amount={facts.paypalFee} isLess />
          )}
          <Amount term={moneyWords.platformFee} amount={facts.platformFee} isLess />
          {facts.platformFeeReturned > 0 && (
            <Amount term={moneyWords.platformFeeReturned} amount={facts.platformFeeReturned} />
          )}
          <Amount term={moneyWords.net} amount={facts.net} isSum />
        </dl>
      )}
      {captured.length > 0 && (
        <div className={classNames('flex flex-col gap-3', isRefundable && 'mt-5')}>
          {captured.map((payment) => (
            <RefundButton
              key={payment.id}
              orderId={order.id}
              payment={payment}
              buyer={buyerOf(order.customer)}
              isOneOfSeveral={refundable.length > 1}
              allowance={allowance}
              goods={goods}
              stockBack={stockBack}
              refundPayment={refundPayment}
            />
          ))}
          {isRefundable && allowance?.left === 0 && (
            <p className="text-sm text-muted">{overLimitSentence(allowance)}</p>
          )}
        </div>
      )}
      <RefundList
        refunds={order.refunds}
        nameOf={(id) => goods.lines.find((line) => line.id === id)?.name ?? ''}
        timeZone={timeZone}
      />
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
    {isLess ? goneText(amount) : moneyText(amount)}
  </Fact>
);

function Attempt({ payment, timeZone }: { payment: PaymentView; timeZone: string }) {
  const { status, amountCents, capturedAt, createdAt, paypalOrderId, paypalCaptureId } = payment;
  const { method, note, actorName } = payment;
  const name = adminOrdersSentences.attempts[status];
  return (
    <li>
      <p className="font-medium">
        {adminOrdersSentences.attemptOf(
          isByHand(method)
            ? adminOrdersSentences.attemptByHand(name, paymentMethodSentences.inline[method])
            : name,
          formatCents(amountCents),
        )}
      </p>
      {note !== '' && <p className="wrap-anywhere">{adminOrdersSentences.quoted(note)}</p>}
      <p className="text-muted">
        {formatDateTime(capturedAt ?? createdAt, timeZone)}
        {actorName !== null && ` · ${actorName}`}
      </p>
      {paypalCaptureId !== null && (
        <p className="text-muted">
          {adminOrdersSentences.payPalTransaction}{' '}
          <span className="select-all text-ink">{paypalCaptureId}</span>
        </p>
      )}
      {paypalOrderId !== null && (
        <p className="text-muted">
          {adminOrdersSentences.payPalOrder} <span className="select-all text-ink">{paypalOrderId}</span>
        </p>
      )}
    </li>
  );
}
