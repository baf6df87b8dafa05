import type { Metadata } from 'next';
import { Suspense } from 'react';
import { CartProvider } from '@/components/shop/cart/cart-provider';
import { AnnouncementBar } from '@/components/shop/frame/announcement-bar';
import { DevelopmentTenant } from '@/components/shop/frame/development-tenant/development-tenant';
import { FirstScripts } from '@/components/shop/frame/first-scripts';
import { ShopFooter } from '@/components/shop/frame/shop-footer';
import { ShopHeader } from '@/components/shop/frame/shop-header';
import { StatusBanner } from '@/components/shop/frame/status-banner';
import { ToastRegion } from '@/components/ui/dialogs/toast-region';
import { env } from '@/lib/env';
import { frameSentences } from '@/lib/messages/en/shop/frame';
import { currentTenant } from '@/lib/tenants/current-tenant';
import { getAnnouncementOfNow, getShopFront } from '@/lib/tenants/front/shop-front.queries';
import { domainsOf } from '@/lib/tenants/hosts/host-target-of';
import { mayChooseTenant } from '@/lib/tenants/hosts/hostname';
import { listShownPolicyKinds } from '@/lib/tenants/policies/policies.queries';
import { requireTenant } from '@/lib/tenants/require-tenant';

export async function generateMetadata(): Promise<Metadata> {
  const tenant = await currentTenant();
  const name = tenant?.name ?? frameSentences.storeWithoutName;
  return {
    title: { default: name, template: frameSentences.pageTitle(name) },
    description: tenant?.description || undefined,
    ...(tenant?.state === 'draft' && { robots: { index: false, follow: false } }),
  };
}

/** Header, footer, cart and messages around every page of a shop. */
export default async function ShopLayout({ children }: LayoutProps<'/[tenant]'>) {
  const tenant = await requireTenant();
  const [policies, { links }, announcement] = await Promise.all([
    listShownPolicyKinds(tenant.id),
    getShopFront(tenant.id),
    getAnnouncementOfNow(tenant.id),
  ]);
  return (
    <CartProvider tenantId={tenant.id}>
      <FirstScripts />
      {announcement && <AnnouncementBar {...announcement} />}
      <ShopHeader tenant={tenant} />
      <StatusBanner tenant={tenant} />
      <main id="content" className="flex grow flex-col">
        {children}
      </main>
      <ShopFooter tenant={tenant} policies={policies} links={links} />
      <ToastRegion />
      {mayChooseTenant(domainsOf(env())) && (
        <Suspense>
          <DevelopmentTenant slug={tenant.slug} />
        </Suspense>
      )}
    </CartProvider>
  );
}
