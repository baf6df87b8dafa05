import type { Metadata } from 'next';
import { StructuredData } from '@/components/shop/structured-data';
import { listedPage } from '@/lib/search-engines/page-metadata';
import { homeSearchTexts } from '@/lib/search-engines/search-texts';
import { getListedShop } from '@/lib/search-engines/shop-listing.queries';
import { homePageData } from '@/lib/search-engines/structured-data/page-data';
import { getShopFront } from '@/lib/tenants/front/shop-front.queries';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { CatalogPage } from './catalog-page';
import { HomeAboveGrid } from './home-above-grid';

export async function generateMetadata(): Promise<Metadata> {
  const tenant = await requireTenant();
  const texts = homeSearchTexts(tenant, await getListedShop(tenant.id));
  return listedPage({ path: '/', isWholeTitle: true, ...texts });
}

/** What the shop shows of itself, and its products in its order. */
export default async function ShopPage() {
  const tenant = await requireTenant();
  const { bannerUrl } = await getShopFront(tenant.id);
  return (
    <>
      <StructuredData text={await homePageData(tenant)} />
      <CatalogPage page={1} category={null} hasPictureAbove={bannerUrl !== null}>
        <HomeAboveGrid />
      </CatalogPage>
    </>
  );
}
