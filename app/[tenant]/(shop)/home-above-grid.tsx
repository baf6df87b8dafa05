import { ShopHome } from '@/components/shop/home/shop-home';
import { listShownCategories } from '@/lib/catalog/categories/categories.queries';
import { featuredOf, listFeaturedProducts } from '@/lib/catalog/products/featured.queries';
import { productPath } from '@/lib/catalog/products/product-path';
import { getShopFront } from '@/lib/tenants/front/shop-front.queries';
import { getShownPolicy } from '@/lib/tenants/policies/policies.queries';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { readMarkdown } from '@/lib/text/markdown';

/** What an owner chose to show above the grid; nothing for a shop that chose nothing. */
export async function HomeAboveGrid() {
  const { id } = await requireTenant();
  const [front, products, categories, about] = await Promise.all([
    getShopFront(id),
    listFeaturedProducts(id),
    listShownCategories(id),
    getShownPolicy(id, 'about'),
  ]);
  return (
    <ShopHome
      pathOf={productPath}
      bannerUrl={front.bannerUrl}
      bannerAlt={front.bannerAlt}
      heading={front.heading}
      story={readMarkdown(front.story)}
      products={products}
      categories={featuredOf(categories, front.featuredCategories)}
      aboutHref={about === null ? null : '/policies/about'}
    />
  );
}
