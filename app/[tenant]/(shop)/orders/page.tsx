import type { Metadata } from 'next';
import { FindOrderForm } from '@/components/shop/guest-order/find-order-form';
import { NeedsScript } from '@/components/ui/needs-script';
import { needsScriptSentences } from '@/lib/messages/en/shop/needs-script';
import { orderLinkSentences } from '@/lib/messages/en/shop/order-link';

export const metadata: Metadata = { title: orderLinkSentences.findTitle, robots: { index: false } };

/** The form for shoppers who have lost the link to an order. */
export default function FindOrderPage() {
  return (
    <div className="page-width flex max-w-lg flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-2">
        <h1 className="heading-1">{orderLinkSentences.findTitle}</h1>
        <p className="text-muted">{orderLinkSentences.findHint}</p>
      </div>
      <NeedsScript>{needsScriptSentences.findOrder}</NeedsScript>
      <FindOrderForm />
    </div>
  );
}
