import Link from 'next/link';
import type { EntryView } from '@/lib/finances/finances-views';
import { adminFinancesSentences } from '@/lib/messages/en/admin/finances';
import { goneText, moneyText } from '@/lib/money/signed-money';
import { isByHand, PAYMENT_METHOD_LABELS } from '@/lib/orders/payment-method';
import { formatDayTime } from '@/lib/time/format-date';
import { Amounts, CardNet, CELL, NUMBER, TableHead } from './money';

type EntryTableProps = { entries: readonly EntryView[]; timeZone: string };

/** The kind of an entry, with the payment method if it was not PayPal. */
const kindOf = ({ kind, method }: EntryView): string => {
  const name = kind === 'payment' ? 'Payment' : 'Refund';
  return isByHand(method) ? `${name}, ${PAYMENT_METHOD_LABELS[method].toLowerCase()}` : name;
};

const paypalFeeOf = ({ isFeeUnknown, paypalFee }: EntryView) =>
  isFeeUnknown ? 'not known yet' : goneText(paypalFee);

/** Payments and refunds, the newest first; each links to its order. */
export function EntryTable({ entries, timeZone }: EntryTableProps) {
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 lg:hidden">
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </ul>
      <div className="hidden overflow-hidden rounded-card border border-line bg-surface lg:block">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{adminFinancesSentences.paymentsAndRefundsTheNewestFirst}</caption>
          <TableHead
            names={['Date', 'Type', 'Order #']}
            amounts={['Gross', 'PayPal fee', 'Platform fee', 'Refunded', 'Net']}
          />
          <tbody className="divide-y divide-line">
            {entries.map((entry) => (
              <tr key={entry.id} className="relative hover:bg-paper">
                <td className={`${CELL} whitespace-nowrap`}>{formatDayTime(entry.at, timeZone)}</td>
                <td className={CELL}>{kindOf(entry)}</td>
                <td className={`${CELL} font-semibold`}>
                  <Link href={`/admin/orders/${entry.orderId}`} className="after:absolute after:inset-0">
                    #{entry.orderNumber}
                  </Link>
                </td>
                <td className={`${CELL} ${NUMBER}`}>{moneyText(entry.gross)}</td>
                <td className={`${CELL} ${NUMBER}`}>{paypalFeeOf(entry)}</td>
                <td className={`${CELL} ${NUMBER}`}>{goneText(entry.platformFee)}</td>
                <td className={`${CELL} ${NUMBER}`}>{goneText(entry.refunded)}</td>
                <td className={`${CELL} ${NUMBER} font-semibold`}>{moneyText(entry.net)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function EntryCard({ entry, timeZone }: { entry: EntryView; timeZone: string }) {
  const isPayment = entry.kind === 'payment';
  return (
    <li className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-4">
        <Link
          href={`/admin/orders/${entry.orderId}`}
          className="font-semibold after:absolute after:inset-0 after:rounded-card"
        >
          #{entry.orderNumber}
        </Link>
        <CardNet amount={entry.net} />
      </div>
      <p className="text-sm text-muted">
        {kindOf(entry)} · {formatDayTime(entry.at, timeZone)}
      </p>
      <Amounts
        amounts={[
          isPayment ? ['Gross', moneyText(entry.gross)] : ['Refunded', goneText(entry.refunded)],
          ...(isPayment ? [['PayPal fee', paypalFeeOf(entry)] as const] : []),
          [isPayment ? 'Platform fee' : 'Platform fee returned', goneText(entry.platformFee)],
        ]}
      />
    </li>
  );
}
