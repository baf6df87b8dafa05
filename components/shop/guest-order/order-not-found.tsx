import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { guestOrderSentences } from '@/lib/messages/en/shop/guest-order';

/** Shown if the key opens no order of this shop, or there is no key. Does not reveal whether an order existed. */
export function OrderNotFound() {
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-center">
      <h1 className="heading-1">Order not found</h1>
      <p className="max-w-prose text-muted">{guestOrderSentences.notFound}</p>
      <Link href="/orders" className={buttonStyle('secondary', 'mt-4')}>
        {guestOrderSentences.findTitle}
      </Link>
    </div>
  );
}
