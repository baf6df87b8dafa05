import type { Metadata } from 'next';
import { OpenOrder } from '@/components/shop/guest-order/open-order';

export const metadata: Metadata = {
  title: 'Your order',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Where the link in a mail leads. Its key stands behind the `#`, so only the browser can read it. */
export default function OpenOrderPage() {
  return <OpenOrder />;
}
