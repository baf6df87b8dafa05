import type { Metadata } from 'next';
import { CartView } from '@/components/shop/cart-view';
import { NeedsScript } from '@/components/ui/needs-script';
import { needsScriptSentences } from '@/lib/messages/needs-script';

export const metadata: Metadata = { title: 'Cart', robots: { index: false } };

/** What the shopper has chosen. */
export default function CartPage() {
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-12">
      <CartView />
      <NeedsScript>{needsScriptSentences.cart}</NeedsScript>
    </div>
  );
}
