import type { ReactNode } from 'react';
import { ShopLogo } from '@/components/orders/shop-logo';
import { paperSentences } from '@/lib/messages/en/paper';

type PaperSheetProps = {
  store: { name: string; logoUrl: string | null };
  title: string;
  orderNumber: number;
  date: ReactNode;
  children: ReactNode;
};

// Without a page size the sheet fits the paper that is chosen when printing, A4 or Letter. The number at the foot is
// for browsers that support page margins; an order number has digits only. Each order starts a new page, so that
// several can be printed at once.
const pageRules = (orderNumber: number) => `@page order-${orderNumber} {
  margin: 14mm 12mm 16mm;
  @bottom-left { content: "Order #${orderNumber}"; font: 9pt sans-serif; color: #635b50; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; color: #635b50; }
}`;

/** A page to print about one order, with the shop at its head. On screen it looks like a sheet of paper. */
export function PaperSheet({ store, title, orderNumber, date, children }: PaperSheetProps) {
  return (
    <article
      className="mx-auto w-full max-w-[210mm] rounded-sm border border-line bg-white p-5 shadow-sm sm:p-12 print:max-w-none print:rounded-none print:border-0 print:p-0 print:text-[10.5pt] print:shadow-none"
      style={{ page: `order-${orderNumber}` }}
    >
      <style>{pageRules(orderNumber)}</style>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-5">
        <div className="flex items-center gap-4">
          <ShopLogo logoUrl={store.logoUrl} size={56} className="size-14" />
          <p className="font-display text-2xl font-medium leading-tight">{store.name}</p>
        </div>
        <div className="sm:text-right">
          <h1 className="text-xl font-semibold">{title}</h1>
          <p>{paperSentences.order(orderNumber)}</p>
          <p>{date}</p>
        </div>
      </header>
      {children}
    </article>
  );
}

/** The heading of a part of the sheet. */
export const SheetHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="text-sm font-semibold uppercase tracking-wide text-muted">{children}</h2>
);
