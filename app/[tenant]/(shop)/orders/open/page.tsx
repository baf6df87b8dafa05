import type { Metadata } from 'next';
import { OpenOrder } from '@/components/shop/guest-order/open-order';
import { NeedsScript } from '@/components/ui/needs-script';
import { needsScriptSentences } from '@/lib/messages/en/shop/needs-script';
import { orderLinkSentences } from '@/lib/messages/en/shop/order-link';

export const metadata: Metadata = {
  title: orderLinkSentences.title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** The target of the link in a mail. The order's token comes after the `#`, so only the browser sees it. */
export default function OpenOrderPage() {
  return (
    <>
      <div className="page-width pt-8 empty:hidden">
        <NeedsScript>{needsScriptSentences.openOrder}</NeedsScript>
      </div>
      <OpenOrder />
    </>
  );
}
