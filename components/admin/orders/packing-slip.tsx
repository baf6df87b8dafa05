import { ShopLogo } from '@/components/shop/shop-logo';
import { classNames } from '@/components/ui/class-names';
import type { OrderDetailView, OrderItemView } from '@/lib/orders/order-views';
import { piecesText } from '@/lib/pieces-text';
import { formatDate } from '@/lib/time/format-date';
import { OrderAnswers } from './order-answers';

type PackingSlipProps = {
  store: { name: string; logoUrl: string | null };
  order: OrderDetailView;
  timeZone: string;
};

// No page size is named, so the slip fits the paper that is chosen when printing, A4 or Letter. The number
// at the foot is for browsers that know page margins; an order number is digits only.
const pageRules = (orderNumber: number) => `@page {
  margin: 14mm 12mm 16mm;
  @bottom-left { content: "Order #${orderNumber}"; font: 9pt sans-serif; color: #635b50; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; color: #635b50; }
}`;

/**
 * What goes into the parcel: what, how many and for whom, with every answer and no price. On screen it lies
 * there as a sheet; printed, the head of the table comes again on each page, and no line is cut in two unless it has
 * a roster, which may go on over the page row by row.
 */
export function PackingSlip({ store, order, timeZone }: PackingSlipProps) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className="mx-auto w-full max-w-[210mm] rounded-sm border border-line bg-white p-5 shadow-sm sm:p-12 print:max-w-none print:rounded-none print:border-0 print:p-0 print:text-[10.5pt] print:shadow-none">
      <style>{pageRules(order.orderNumber)}</style>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-5">
        <div className="flex items-center gap-4">
          <ShopLogo logoUrl={store.logoUrl} size={56} className="size-14" />
          <p className="font-display text-2xl font-medium leading-tight">{store.name}</p>
        </div>
        <div className="sm:text-right">
          <h1 className="text-xl font-semibold">Packing slip</h1>
          <p>Order #{order.orderNumber}</p>
          <p>{formatDate(order.createdAt, timeZone)}</p>
        </div>
      </header>
      <section className="py-6">
        <h2 className="text-sm font-semibold uppercase tracking-wide text-muted">Ship to</h2>
        <address className="mt-1 not-italic leading-snug">
          {order.shipTo.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one address, which never change places.
            <span key={index} className={index === 0 ? 'block text-lg font-semibold' : 'block'}>
              {line}
            </span>
          ))}
          <span className="block pt-1">{order.customer.phone}</span>
        </address>
      </section>
      <table className="w-full border-collapse">
        <thead className="table-header-group">
          <tr className="border-b border-ink text-left text-sm">
            <th className="w-12 py-2 pr-4 font-semibold">Qty</th>
            <th className="py-2 pr-4 font-semibold">Item</th>
            <th className="hidden w-36 py-2 pr-4 font-semibold sm:table-cell print:table-cell">SKU</th>
            <th className="w-16 py-2 text-right font-semibold">Packed</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <SlipLine key={item.id} item={item} />
          ))}
        </tbody>
      </table>
      <p className="py-3 font-semibold">{piecesText(pieces)} in all</p>
      <section className="mt-4 break-inside-avoid">
        <h2 className="text-sm font-semibold uppercase tracking-wide text-muted">Notes</h2>
        <div className="mt-2 h-28 rounded-sm border border-line-strong" />
        <p className="pt-6 text-center text-muted">Thank you from {store.name}</p>
      </section>
    </article>
  );
}

function SlipLine({ item }: { item: OrderItemView }) {
  return (
    <tr
      className={classNames('border-b border-line align-top', item.roster === null && 'break-inside-avoid')}
    >
      <td className="py-3 pr-4 text-lg font-semibold leading-tight tabular-nums">{item.quantity}</td>
      <td className="py-3 pr-4">
        <p className="font-semibold">{item.name}</p>
        <p className="text-sm text-muted sm:hidden print:hidden">{item.sku}</p>
        <OrderAnswers item={item} className="pt-1" />
      </td>
      <td className="hidden py-3 pr-4 text-sm sm:table-cell print:table-cell">{item.sku}</td>
      <td className="py-3">
        <span className="ml-auto block size-5 rounded-sm border border-line-strong" aria-hidden="true" />
      </td>
    </tr>
  );
}
