import type { Metadata } from 'next';
import { CheckoutView } from '@/components/shop/checkout/checkout-view';
import { NoOrdersNotice } from '@/components/shop/checkout/no-orders-notice';
import { NeedsScript } from '@/components/ui/needs-script';
import { env } from '@/lib/env';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import { needsScriptSentences } from '@/lib/messages/en/shop/needs-script';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { isShopping } from '@/lib/tenants/state/shop-state';

export const metadata: Metadata = { title: checkoutFormSentences.title, robots: { index: false } };

/** Contact, address and payment. */
export default async function CheckoutPage() {
  const tenant = await requireTenant();
  const isOpen = isShopping(tenant);
  const payment = tenant.paypalClientId
    ? {
        clientId: tenant.paypalClientId,
        merchantId: tenant.paypalMerchantId,
        sdkUrl: env().PAYPAL_SDK_URL ?? null,
      }
    : null;
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-12">
      <h1 className="heading-1">{checkoutFormSentences.title}</h1>
      <NeedsScript>{needsScriptSentences.checkout}</NeedsScript>
      {isOpen ? <CheckoutView tenantId={tenant.id} payment={payment} /> : <NoOrdersNotice />}
    </div>
  );
}
