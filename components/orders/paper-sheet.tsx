import type { ReactNode } from 'react';
import { ShopLogo } from '@/components/orders/shop-logo';
import { testOrderSentences } from '@/lib/messages/en/orders/test-order';
import { paperSentences } from '@/lib/messages/en/paper';
import { pageRules } from './page-rules';

type PaperSheetProps = {
  store: { name: string; logoUrl: string | null };
  title: string;
  orderNumber: number;
  isTest: boolean;
  date: ReactNode;
  children: ReactNode;
};

/** A page to print about one order, with the shop at its head. On screen it looks like a sheet of paper. */
export function PaperSheet({ store, title, orderNumber, isTest, date, children }: PaperSheetProps) {
  return (
    <article
      className="mx-auto w-full max-w-[210mm] rounded-sm border border-line bg-white p-5 shadow-sm sm:p-12 print:max-w-none print:rounded-none print:border-0 print:p-0 print:text-[10.5pt] print:shadow-none"
      style={{ page: `order-${orderNumber}` }}
    >
      <style>
        {pageRules({ orderNumber, margin: '14mm 12mm 16mm', foot: paperSentences.order(orderNumber) })}
      </style>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-5">
        <div className="flex items-center gap-4">
          <ShopLogo logoUrl={store.logoUrl} size={56} className="size-14" />
          <p className="font-display text-2xl font-medium leading-tight">{store.name}</p>
        </div>
        <div className="sm:text-right">
          <h1 className="text-xl font-semibold">{title}</h1>
          <p>{paperSentences.order(orderNumber)}</p>
          <p>{date}</p>
          {isTest && <p className="font-semibold">{testOrderSentences.label}</p>}
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
