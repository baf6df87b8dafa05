import type { Metadata } from 'next';
import { CartView } from '@/components/shop/cart-view';

export const metadata: Metadata = { title: 'Cart', robots: { index: false } };

/** What the shopper has chosen. */
export default function CartPage() {
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-12">
      <CartView />
    </div>
  );
}
