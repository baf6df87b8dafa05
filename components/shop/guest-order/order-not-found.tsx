import { PageMessage } from '@/components/shop/page-message';
import { orderLinkSentences } from '@/lib/messages/en/shop/order-link';

/** Shown if the key opens no order of this shop, or there is no key. Does not reveal whether an order existed. */
export function OrderNotFound() {
  const { notFoundTitle, notFound, findTitle } = orderLinkSentences;
  return <PageMessage title={notFoundTitle} hint={notFound} link={{ href: '/orders', text: findTitle }} />;
}
