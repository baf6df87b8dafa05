import { OrderAnswers } from '@/components/admin/orders/order-answers';
import { AddressLines } from '@/components/orders/address-lines';
import { PaperSheet, SheetHeading } from '@/components/orders/paper-sheet';
import { classNames } from '@/components/ui/class-names';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';
import { senderSettings } from '@/lib/messages/en/admin/store/sender';
import { adminWords } from '@/lib/messages/en/admin/words';
import { extrasSentences } from '@/lib/messages/en/orders/extras';
import { deliveryName } from '@/lib/orders/delivery/delivery-lines';
import type { OrderItemView } from '@/lib/orders/order-views';
import { senderLines } from '@/lib/orders/sender/sender-address';
import { formatDate } from '@/lib/time/format-date';
import type { OrderPaperProps } from './order-paper';

/** A line of the slip on a phone, where a table would be too wide. */
const PHONE_ROW = 'not-print:max-sm:grid not-print:max-sm:grid-cols-[3rem_minmax(0,1fr)_4rem]';

type PackingSlipProps = OrderPaperProps & {
  /** The pieces of the whole order, where the slip is of one parcel; null for a slip of all of it. */
  piecesOfOrder?: number | null;
};

/**
 * The content of the parcel: what, how many and for whom, with every answer and no price. In print the table's head
 * repeats on each page, and no line is split, except that a long roster continues on the next page row by row.
 */
export function PackingSlip({ store, sender, order, timeZone, piecesOfOrder = null }: PackingSlipProps) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { isGift = false, giftMessage = '', note = '' } = order.extras ?? {};
  return (
    <PaperSheet
      store={store}
      title={isGift ? extrasSentences.giftReceipt : adminPages.packingSlip}
      orderNumber={order.orderNumber}
      isTest={order.isTest}
      date={formatDate(order.createdAt, timeZone)}
    >
      <div className="flex flex-wrap-reverse justify-between gap-x-10 gap-y-4 py-6">
        <section className="min-w-0">
          <SheetHeading>{adminWords.shipTo}</SheetHeading>
          <AddressLines lines={order.shipTo} firstLine="text-lg font-semibold" className="mt-1 leading-snug">
            <span className="block pt-1">{order.customer.phone}</span>
          </AddressLines>
          {order.delivery !== null && (
            <p className="wrap-anywhere pt-2 font-semibold">{deliveryName(order.delivery)}</p>
          )}
        </section>
        {sender !== null && (
          <section className="min-w-0 sm:max-w-[45%] print:max-w-[45%]">
            <SheetHeading>{senderSettings.sender}</SheetHeading>
            <AddressLines lines={senderLines(sender)} className="mt-1 leading-snug">
              {sender.phone !== '' && <span className="block pt-1">{sender.phone}</span>}
            </AddressLines>
          </section>
        )}
      </div>
      {isGift && (
        <section className="mb-6 break-inside-avoid rounded-sm border border-line-strong px-5 py-4 text-center">
          {giftMessage !== '' && (
            <p className="wrap-anywhere whitespace-pre-line font-display text-xl leading-snug">
              {giftMessage}
            </p>
          )}
          <p className="wrap-anywhere pt-1 text-muted">{extrasSentences.from(order.customer.name)}</p>
        </section>
      )}
      <table className="w-full border-collapse not-print:max-sm:block">
        <thead className="table-header-group not-print:max-sm:block">
          <tr className={`border-b border-ink text-left text-sm ${PHONE_ROW}`}>
            <th className="w-12 py-2 pr-4 font-semibold">{adminPrintingSentences.quantity}</th>
            <th className="py-2 pr-4 font-semibold">{adminPrintingSentences.item}</th>
            <th className="hidden w-36 py-2 pr-4 font-semibold sm:table-cell print:table-cell">
              {adminWords.sku}
            </th>
            <th className="w-16 py-2 text-right font-semibold">{adminPrintingSentences.packed}</th>
          </tr>
        </thead>
        <tbody className="not-print:max-sm:block">
          {order.items.map((item) => (
            <SlipLine key={item.id} item={item} />
          ))}
        </tbody>
      </table>
      <p className="py-3 font-semibold">
        {piecesOfOrder === null || piecesOfOrder === pieces
          ? adminPrintingSentences.piecesInAll(pieces)
          : adminPrintingSentences.piecesInParcel(pieces, piecesOfOrder)}
      </p>
      <section className="mt-4 break-inside-avoid">
        {/* A gift is opened by somebody else, for whom the note is not. */}
        {!isGift && (
          <>
            <SheetHeading>{adminPrintingSentences.notes}</SheetHeading>
            <div className="wrap-anywhere mt-2 min-h-28 whitespace-pre-line rounded-sm border border-line-strong px-3 py-2">
              {note}
            </div>
          </>
        )}
        <p className="pt-6 text-center text-muted">{adminPrintingSentences.thankYou(store.name)}</p>
      </section>
    </PaperSheet>
  );
}

/** On a phone the answers use the whole width, below their line. */
function SlipLine({ item }: { item: OrderItemView }) {
  return (
    <tr
      className={classNames(
        'border-b border-line align-top',
        PHONE_ROW,
        item.roster === null && 'break-inside-avoid',
      )}
    >
      <td className="py-3 pr-4 text-lg font-semibold leading-tight tabular-nums">{item.quantity}</td>
      <td className="py-3 pr-4 not-print:max-sm:contents">
        <div className="not-print:max-sm:py-3 not-print:max-sm:pr-4">
          <p className="font-semibold">{item.name}</p>
          <p className="text-sm text-muted sm:hidden print:hidden">{item.sku}</p>
        </div>
        <OrderAnswers
          item={item}
          className="min-w-0 pt-1 not-print:max-sm:col-span-3 not-print:max-sm:row-start-2 not-print:max-sm:pb-3"
        />
      </td>
      <td className="hidden py-3 pr-4 text-sm sm:table-cell print:table-cell">{item.sku}</td>
      <td className="py-3">
        <span className="ml-auto block size-5 rounded-sm border border-line-strong" aria-hidden="true" />
      </td>
    </tr>
  );
}
