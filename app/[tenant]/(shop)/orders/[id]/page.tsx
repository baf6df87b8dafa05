import { GuestOrder } from '@/components/shop/guest-order/guest-order';
import { OpenOrder } from '@/components/shop/guest-order/open-order';
import { NeedsScript } from '@/components/ui/needs-script';
import { asOrderId } from '@/lib/ids';
import { orderPageSentences } from '@/lib/messages/en/orders/order-page';
import { needsScriptSentences } from '@/lib/messages/en/shop/needs-script';
import { linkPayment } from './link-payment';
import { loadGuestOrder } from './load-guest-order';
import { orderMetadata } from './order-metadata';

/** A token of an order in the path, as in links of old mails. */
const EARLIER_KEY = /^[\w.~-]{64,200}$/;

// Rendered for each request and never cached: it is for one person at one moment.
export const instant = false;

export const metadata = orderMetadata(orderPageSentences.title);

/** An order for its shopper without an account, who has opened it with the link. */
export default async function GuestOrderPage({ params }: PageProps<'/[tenant]/orders/[id]'>) {
  const { id } = await params;
  if (EARLIER_KEY.test(id)) {
    // The browser exchanges the token for a cookie and leaves this address.
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
  return (
    <GuestOrder storeName={tenant.name} order={order} token={token} payment={linkPayment(tenant, order)} />
  );
}
