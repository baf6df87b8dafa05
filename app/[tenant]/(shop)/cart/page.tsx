import type { Metadata } from 'next';
import { CartView } from '@/components/shop/cart/cart-view';
import { NoOrdersNotice } from '@/components/shop/checkout/no-orders-notice';
import { NoPaymentNotice } from '@/components/shop/checkout/no-payment-notice';
import { NeedsScript } from '@/components/ui/needs-script';
import { cartSentences } from '@/lib/messages/en/shop/cart';
import { needsScriptSentences } from '@/lib/messages/en/shop/needs-script';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { isShopping } from '@/lib/tenants/state/shop-state';

export const metadata: Metadata = { title: cartSentences.title, robots: { index: false } };

/** The shopper's cart. */
export default async function CartPage() {
  const tenant = await requireTenant();
  const isOpen = isShopping(tenant);
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-12">
      <CartView
        tenantId={tenant.id}
        hasCheckout={isOpen}
        notice={isOpen ? <NoPaymentNotice tenant={tenant} /> : <NoOrdersNotice />}
      />
      <NeedsScript>{needsScriptSentences.cart}</NeedsScript>
    </div>
  );
}
