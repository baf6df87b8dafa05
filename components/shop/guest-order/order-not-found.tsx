import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { orderLinkSentences } from '@/lib/messages/en/shop/order-link';

/** Shown if the key opens no order of this shop, or there is no key. Does not reveal whether an order existed. */
export function OrderNotFound() {
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-center">
      <h1 className="heading-1">{orderLinkSentences.notFoundTitle}</h1>
      <p className="max-w-prose text-muted">{orderLinkSentences.notFound}</p>
      <Link href="/orders" className={buttonStyle('secondary', 'mt-4')}>
        {orderLinkSentences.findTitle}
      </Link>
    </div>
  );
}
