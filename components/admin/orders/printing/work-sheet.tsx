import { pageRules } from '@/components/orders/page-rules';
import { ShopLogo } from '@/components/orders/shop-logo';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';
import { extrasSentences } from '@/lib/messages/en/orders/extras';
import { testOrderSentences } from '@/lib/messages/en/orders/test-order';
import { formatDate, formatLongDate } from '@/lib/time/format-date';
import type { OrderPaperProps } from './order-paper';
import { WorkSheetLine } from './work-sheet-line';

/** The sheet for the workroom: for each line what it is, how it looks, and everybody to make it for. No prices. */
export function WorkSheet({ store, order, timeZone }: OrderPaperProps) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { note = '', needBy = null } = order.extras ?? {};
  // The day that was promised, or the one that the customer needs it by, whichever comes first.
  const [due] = [needBy, order.readyBy].filter((day) => day !== null).sort();
  return (
    <article
      className="mx-auto w-full max-w-[210mm] rounded-sm border border-line bg-white p-4 shadow-sm sm:p-10 print:max-w-none print:rounded-none print:border-0 print:p-0 print:pr-px print:text-[10.5pt] print:shadow-none"
      style={{ page: `order-${order.orderNumber}` }}
    >
      <style>
        {pageRules({
          orderNumber: order.orderNumber,
          margin: '12mm 12mm 15mm',
          foot: adminPrintingSentences.workSheetFooter(order.orderNumber),
        })}
      </style>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b-2 border-ink pb-4">
        <div className="flex items-center gap-3">
          <ShopLogo logoUrl={store.logoUrl} size={48} className="size-12" />
          <div>
            <p className="font-display text-xl font-medium leading-tight">{store.name}</p>
            <p className="text-muted">{adminPrintingSentences.madeFor(order.customer.name)}</p>
          </div>
        </div>
        <div className="sm:text-right">
          <h1 className="text-xl font-semibold">
            {adminPrintingSentences.workSheetNumbered(order.orderNumber)}
          </h1>
          <p>{adminPrintingSentences.ordered(formatDate(order.createdAt, timeZone), pieces)}</p>
          {order.isTest && <p className="font-semibold">{testOrderSentences.label}</p>}
        </div>
      </header>
      <div className="grid gap-x-8 gap-y-2 border-b border-line py-3 sm:grid-cols-[1fr_auto] print:grid-cols-[1fr_auto]">
        <p className="whitespace-pre-line">
          {order.internalNote !== '' && (
            <>
              <span className="text-muted">{adminPrintingSentences.note} </span>
              {order.internalNote}
            </>
          )}
          {note !== '' && (
            <span className="block">
              <span className="text-muted">{extrasSentences.fromCustomer}: </span>
              {note}
            </span>
          )}
        </p>
        <p className="flex items-baseline gap-2 whitespace-nowrap">
          <span className="text-muted">{adminPrintingSentences.due}</span>
          {due === undefined ? (
            // To be written on the paper.
            <span className="inline-block h-6 w-40 border-b border-line-strong" />
          ) : (
            <span className="font-semibold">{formatLongDate(due)}</span>
          )}
        </p>
      </div>
      {order.items.map((item) => (
        <WorkSheetLine key={item.id} item={item} orderNumber={order.orderNumber} />
      ))}
    </article>
  );
}
