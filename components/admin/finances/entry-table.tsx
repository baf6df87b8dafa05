import Link from 'next/link';
import { CardsOrTable } from '@/components/admin/cards-or-table';
import { OrderCardFrame } from '@/components/admin/order-card';
import type { EntryView } from '@/lib/finances/finances-views';
import { adminFinancesSentences, entryKindSentences } from '@/lib/messages/en/admin/finances';
import { moneyWords } from '@/lib/messages/en/admin/money';
import { adminWords } from '@/lib/messages/en/admin/words';
import { paymentMethodSentences } from '@/lib/messages/en/orders/payment-method';
import { goneText, moneyText } from '@/lib/money/signed-money';
import { isByHand } from '@/lib/orders/payment-method';
import { formatDayTime } from '@/lib/time/format-date';
import { Amounts, CardNet, CELL, NUMBER, SUM_NAMES, TableHead } from './money';

type EntryTableProps = { entries: readonly EntryView[]; timeZone: string };

/** The kind of an entry, with the payment method if it was not PayPal. */
const kindOf = ({ kind, method }: EntryView): string => {
  const name = entryKindSentences[kind];
  return isByHand(method) ? entryKindSentences.byHand(name, paymentMethodSentences.inline[method]) : name;
};

const paypalFeeOf = ({ isFeeUnknown, paypalFee }: EntryView) =>
  isFeeUnknown ? moneyWords.notKnownYet : goneText(paypalFee);

/** Payments and refunds, the newest first; each links to its order. */
export function EntryTable({ entries, timeZone }: EntryTableProps) {
  return (
    <CardsOrTable
      cards={entries.map((entry) => <EntryCard key={entry.id} entry={entry} timeZone={timeZone} />)}
    >
      <caption className="sr-only">{adminFinancesSentences.entriesCaption}</caption>
      <TableHead
        names={[adminWords.date, adminFinancesSentences.type, adminWords.orderNumber]}
        amounts={SUM_NAMES}
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
    </CardsOrTable>
  );
}

function EntryCard({ entry, timeZone }: { entry: EntryView; timeZone: string }) {
  const isPayment = entry.kind === 'payment';
  return (
    <OrderCardFrame
      orderId={entry.orderId}
      orderNumber={entry.orderNumber}
      amount={<CardNet amount={entry.net} />}
    >
      <p className="text-sm text-muted">
        {kindOf(entry)} · {formatDayTime(entry.at, timeZone)}
      </p>
      <Amounts
        amounts={[
          isPayment
            ? [moneyWords.gross, moneyText(entry.gross)]
            : [moneyWords.refunded, goneText(entry.refunded)],
          ...(isPayment ? [[moneyWords.payPalFee, paypalFeeOf(entry)] as const] : []),
          [isPayment ? moneyWords.platformFee : moneyWords.platformFeeReturned, goneText(entry.platformFee)],
        ]}
      />
    </OrderCardFrame>
  );
}
