import type { Metadata } from 'next';
import { GuestOrder } from '@/components/shop/guest-order/guest-order';
import { loadGuestOrder } from './load-guest-order';
import { TooManyGuesses } from './too-many-guesses';

// Rendered for each request and kept nowhere: it is one person's, and true of this moment.
export const instant = false;

// The address is the key, so it is told to nobody: no search engine, and no site that a link leads to.
export const metadata: Metadata = {
  title: 'Your order',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** An order for its shopper, who has the link and no account. */
export default async function GuestOrderPage({ params }: PageProps<'/[tenant]/orders/[token]'>) {
  const { token } = await params;
  const loaded = await loadGuestOrder(token);
  if (loaded.kind !== 'found') {
    return <TooManyGuesses minutes={loaded.minutes} />;
  }
  return <GuestOrder storeName={loaded.tenant.name} order={loaded.order} token={token} />;
}
