import type { Metadata } from 'next';
import { BrandingForm } from '@/app/[tenant]/(admin)/admin/settings/branding/branding-form';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { StorePreview } from '@/components/admin/settings/store-preview';
import { listShownCategories } from '@/lib/catalog/categories/categories.queries';
import { listActiveProducts } from '@/lib/catalog/products/products.queries';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { getBrandingSettings } from '@/lib/tenants/settings/tenant-settings.queries';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: adminPages.branding };

const guarded = guardedPage({ may: 'branding.view' });

export default guarded(async ({ tenant }) => {
  const [settings, categories, { products }] = await Promise.all([
    getBrandingSettings(tenant.id),
    listShownCategories(tenant.id),
    listActiveProducts(tenant.id, 1),
  ]);
  // Prefers a product with a badge, which shows the second color.
  const product =
    products.find((card) => card.allowsCustomization || card.isTeamOrder) ?? products[0] ?? null;
  return (
    <SettingsFrame current="branding">
      <BrandingForm settings={settings}>
        <StorePreview brand={tenant} categories={categories} product={product} />
      </BrandingForm>
    </SettingsFrame>
  );
});
