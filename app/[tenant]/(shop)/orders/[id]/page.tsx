import { GuestOrder } from '@/components/shop/guest-order/guest-order';
import { OpenOrder } from '@/components/shop/guest-order/open-order';
import { NeedsScript } from '@/components/ui/needs-script';
import { asOrderId } from '@/lib/ids';
import { needsScriptSentences } from '@/lib/messages/en/shop/needs-script';
import { orderPageSentences } from '@/lib/messages/en/shop/order-page';
import { loadGuestOrder } from './load-guest-order';
import { orderMetadata } from './order-metadata';

/** The key of an order, as links of earlier mails have it in their path. */
const EARLIER_KEY = /^[\w.~-]{64,200}$/;

// Rendered for each request and kept nowhere: it is one person's, and true of this moment.
export const instant = false;

export const metadata = orderMetadata(orderPageSentences.title);

/** An order for its shopper, who has opened it with the link and has no account. */
export default async function GuestOrderPage({ params }: PageProps<'/[tenant]/orders/[id]'>) {
  const { id } = await params;
  if (EARLIER_KEY.test(id)) {
    // The browser exchanges it for a cookie and leaves this address.
    return (
      <>
        <div className="page-width pt-8 empty:hidden">
          <NeedsScript>{needsScriptSentences.openOrder}</NeedsScript>
        </div>
        <OpenOrder earlierKey={id} />
      </>
    );
  }
  const { tenant, order, token } = await loadGuestOrder(asOrderId(id.toLowerCase()));
  return <GuestOrder storeName={tenant.name} order={order} token={token} />;
}
