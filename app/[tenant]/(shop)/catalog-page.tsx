import { notFound } from 'next/navigation';
import { FilterForm } from '@/components/shop/filters/filter-form';
import { Breadcrumbs } from '@/components/shop/frame/breadcrumbs';
import { CategoryNav } from '@/components/shop/grid/category-nav';
import { PageLinks } from '@/components/shop/grid/page-links';
import { ProductGrid } from '@/components/shop/grid/product-grid';
import { listShownCategories } from '@/lib/catalog/categories/categories.queries';
import { listFacets } from '@/lib/catalog/filters/filter-facets.queries';
import { NO_FILTER } from '@/lib/catalog/filters/product-filter';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { listActiveProducts } from '@/lib/catalog/products/products.queries';
import { catalogSentences } from '@/lib/messages/en/shop/catalog';
import { requireTenant } from '@/lib/tenants/require-tenant';

type CatalogPageProps = {
  page: number;
  category: CategoryView | null;
  /** What stands above the grid. */
  children?: React.ReactNode;
  /** A picture stands there. */
  hasPictureAbove?: boolean;
};

/** One page of the product grid, of the whole shop or of a category. */
export async function CatalogPage({ page, category, children, hasPictureAbove = false }: CatalogPageProps) {
  const tenant = await requireTenant();
  const [{ products, pageCount }, categories, facets] = await Promise.all([
    listActiveProducts(tenant.id, page, category?.id),
    listShownCategories(tenant.id),
    listFacets(tenant.id),
  ]);
  if (page > pageCount) {
    notFound();
  }
  const base = category === null ? '' : `/category/${category.id}`;
  return (
    <div className="page-width flex flex-col gap-8 py-8 sm:py-12">
      {children}
      <div className="flex flex-col gap-5">
        <div>
          {category !== null && <Breadcrumbs current={category.name} />}
          <h1 className="heading-1">{category?.name ?? catalogSentences.allProducts}</h1>
          {category === null && tenant.description && (
            <p className="mt-2 max-w-prose text-muted md:hidden">{tenant.description}</p>
          )}
        </div>
        <CategoryNav categories={categories} currentId={category?.id ?? null} />
        {products.length > 1 && (
          <FilterForm
            filter={{ ...NO_FILTER, categoryId: category?.id ?? null }}
            facets={facets}
            categories={categories}
            isOpen={false}
          />
        )}
      </div>
      {products.length === 0 ? (
        <p className="py-16 text-center text-muted">{catalogSentences.empty}</p>
      ) : (
        <ProductGrid products={products} isBelow={hasPictureAbove} />
      )}
      <PageLinks
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (number === 1 ? base || '/' : `${base}/page/${number}`)}
      />
    </div>
  );
}
