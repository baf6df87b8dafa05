import type { Metadata } from 'next';
import { BrandingForm } from '@/app/[tenant]/(admin)/admin/settings/branding/branding-form';
import { PreviewFrame } from '@/components/admin/settings/preview-frame';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { StorePreview } from '@/components/admin/settings/store-preview';
import { roleMay } from '@/lib/auth/permissions';
import { listShownCategories } from '@/lib/catalog/categories/categories.queries';
import { listActiveProducts } from '@/lib/catalog/products/products.queries';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { getBrandingSettings } from '@/lib/tenants/settings/tenant-settings.queries';
import { proposeColors } from '@/lib/tenants/theme/logo-palettes.queries';
import { themeOf } from '@/lib/tenants/theme/theme';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: adminPages.branding };

const guarded = guardedPage({ may: 'branding.view' });

export default guarded(async ({ role, tenant }) => {
  const mayEdit = roleMay(role, 'branding.edit');
  const [settings, categories, { products }, ofLogo] = await Promise.all([
    getBrandingSettings(tenant.id),
    listShownCategories(tenant.id),
    listActiveProducts(tenant.id, 1),
    mayEdit ? proposeColors(tenant.id, tenant.logoUrl) : [],
  ]);
  // Prefers a product with a badge, which shows the second color.
  const product =
    products.find((card) => card.allowsCustomization || card.isTeamOrder) ?? products[0] ?? null;
  const preview = <StorePreview brand={tenant} categories={categories} product={product} />;
  return (
    <SettingsFrame role={role} current="branding">
      {mayEdit ? (
        <BrandingForm settings={settings} ofLogo={ofLogo} hasLogo={tenant.logoUrl !== null}>
          {preview}
        </BrandingForm>
      ) : (
        <PreviewFrame
          caption={adminSettingsSentences.colorsAreTheOwners}
          className="max-w-xl"
          style={{ ...themeOf(settings.primaryColor, settings.secondaryColor) }}
        >
          {preview}
        </PreviewFrame>
      )}
    </SettingsFrame>
  );
});
