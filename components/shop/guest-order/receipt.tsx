import { AddressLines } from '@/components/orders/address-lines';
import { ChargeRows } from '@/components/orders/charge-rows';
import { PaperSheet, SheetHeading } from '@/components/orders/paper-sheet';
import { chargeSentences } from '@/lib/messages/en/orders/charges';
import { receiptSentences } from '@/lib/messages/en/orders/receipt';
import { type Cents, cents, formatCents, sumCents } from '@/lib/money/cents';
import type { GuestOrderLine, GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { chargesView } from '@/lib/orders/views/charges-view';
import { GuestLineAnswers } from './guest-order-lines';
import { PaidTerm, WentBackTerm } from './money-terms';
import { OrderDate } from './order-date';

type ReceiptProps = { store: { name: string; logoUrl: string | null }; order: GuestOrderView };

const say = receiptSentences;

/** What was bought and paid, on paper. */
export function Receipt({ store, order }: ReceiptProps) {
  return (
    <PaperSheet
      store={store}
      title={say.title}
      orderNumber={order.orderNumber}
      isTest={order.isTest}
      date={<OrderDate date={order.createdAt} />}
    >
      <section className="py-6">
        <SheetHeading>{say.for}</SheetHeading>
        <div className="mt-1 leading-snug">
          <AddressLines lines={order.shipTo} />
        </div>
      </section>
      <table className="w-full border-collapse">
        <thead className="table-header-group">
          <tr className="border-b border-ink text-left text-sm">
            <th className="py-2 pr-4 font-semibold">{say.item}</th>
            <th className="hidden py-2 pr-4 text-right font-semibold sm:table-cell print:table-cell">
              {say.price}
            </th>
            <th className="w-12 py-2 pr-4 text-right font-semibold">{say.quantity}</th>
            <th className="whitespace-nowrap py-2 text-right font-semibold">{say.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <ReceiptLine key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <Sums order={order} />
      <p className="pt-8 text-center text-muted">{say.thankYouFrom(store.name)}</p>
    </PaperSheet>
  );
}

const ReceiptLine = ({ line }: { line: GuestOrderLine }) => (
  <tr className="break-inside-avoid border-b border-line align-top">
    <td className="py-3 pr-4">
      <p className="font-semibold">{line.name}</p>
      <GuestLineAnswers line={line} />
      {line.upchargeCents > 0 && (
        <p className="text-sm text-muted">{say.upchargeIncluded(formatCents(line.upchargeCents))}</p>
      )}
    </td>
    <td className="hidden whitespace-nowrap py-3 pr-4 text-right tabular-nums sm:table-cell print:table-cell">
      {formatCents(line.priceCents)}
    </td>
    <td className="py-3 pr-4 text-right tabular-nums">{line.quantity}</td>
    <td className="whitespace-nowrap py-3 text-right tabular-nums">{formatCents(line.subtotalCents)}</td>
  </tr>
);

/** Completed movements only: a refund that is still pending is not on a receipt. */
function Sums({ order: { charges, payments, refunds } }: { order: GuestOrderView }) {
  const wentBack = refunds.flatMap(({ id, kind, amountCents, completedAt }) =>
    completedAt === null ? [] : [{ id, kind, amountCents, completedAt }],
  );
  const paid = sumCents(payments.map(({ amountCents }) => amountCents));
  const refunded = sumCents(wentBack.map(({ amountCents }) => amountCents));
  return (
    <dl className="ml-auto flex max-w-md flex-col gap-1.5 break-inside-avoid pt-4">
      <ChargeRows charges={charges} />
      <Sum term={chargeSentences.total} amount={chargesView(charges).totalCents} isStrong />
      {payments.map((payment) => (
        <Sum key={payment.id} term={<PaidTerm payment={payment} />} amount={payment.amountCents} />
      ))}
      {wentBack.map(({ id, kind, amountCents, completedAt }) => (
        <Sum
          key={id}
          term={<WentBackTerm kind={kind} completedAt={completedAt} />}
          amount={amountCents}
          isMinus
        />
      ))}
      <Sum
        term={wentBack.length > 0 ? say.totalPaidLessReturned : say.totalPaid}
        amount={cents(paid - refunded)}
        isStrong
      />
    </dl>
  );
}

type SumProps = { term: React.ReactNode; amount: Cents; isStrong?: boolean; isMinus?: boolean };

const Sum = ({ term, amount, isStrong = false, isMinus = false }: SumProps) => (
  <div className={`flex items-baseline justify-between gap-6 ${isStrong ? 'font-semibold' : ''}`}>
    <dt className="min-w-0">{term}</dt>
    <dd className="whitespace-nowrap tabular-nums">
      {isMinus && '−'}
      {formatCents(amount)}
    </dd>
  </div>
);
