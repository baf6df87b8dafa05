import type { Metadata } from 'next';
import { PreviewFrame } from '@/components/admin/settings/preview-frame';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { ShopHome } from '@/components/shop/home/shop-home';
import { roleMay } from '@/lib/auth/permissions';
import { listShownCategories } from '@/lib/catalog/categories/categories.queries';
import { featuredOf, listFeatureChoices } from '@/lib/catalog/products/featured.queries';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { homeSettings as say } from '@/lib/messages/en/admin/store/front';
import { homeValuesOf } from '@/lib/tenants/front/shop-front.commands';
import { getShopFrontSettings } from '@/lib/tenants/front/shop-front.queries';
import { themeOf } from '@/lib/tenants/theme/theme';
import { readMarkdown } from '@/lib/text/markdown';
import { guardedPage } from '../../../guarded-page';
import { HomeForm } from './home-form';

export const metadata: Metadata = { title: adminPages.home };

const guarded = guardedPage({ may: 'branding.view' });

export default guarded(async ({ role, tenant }) => {
  const front = await getShopFrontSettings(tenant.id);
  const [categories, products] = await Promise.all([
    listShownCategories(tenant.id),
    listFeatureChoices(tenant.id, front.featuredProducts),
  ]);
  const story = readMarkdown(front.story);
  const style = { ...themeOf(tenant.primaryColor, tenant.secondaryColor) };
  return (
    <SettingsFrame role={role} current="home">
      {roleMay(role, 'branding.edit') ? (
        <HomeForm
          stored={homeValuesOf(front)}
          story={story}
          products={products}
          categories={categories}
          style={style}
        />
      ) : (
        <PreviewFrame caption={say.othersPreview} style={style}>
          <div className="p-4 sm:p-6">
            <ShopHome
              bannerUrl={front.bannerUrl}
              bannerAlt={front.bannerAlt}
              heading={front.heading}
              story={story}
              products={front.featuredProducts.flatMap((id) => products.find((one) => one.id === id) ?? [])}
              categories={featuredOf(categories, front.featuredCategories)}
              aboutHref={null}
            />
          </div>
        </PreviewFrame>
      )}
    </SettingsFrame>
  );
});
