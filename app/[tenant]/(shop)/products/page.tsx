import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { connection } from 'next/server';
import { ChosenFilters } from '@/components/shop/filters/chosen-filters';
import { FilterForm } from '@/components/shop/filters/filter-form';
import { Breadcrumbs } from '@/components/shop/frame/breadcrumbs';
import { PageLinks } from '@/components/shop/grid/page-links';
import { ProductGrid } from '@/components/shop/grid/product-grid';
import { listShownCategories } from '@/lib/catalog/categories/categories.queries';
import { listFacets } from '@/lib/catalog/filters/filter-facets.queries';
import { listFilteredProducts } from '@/lib/catalog/filters/filtered-products.queries';
import { filterPath, productFilterOf } from '@/lib/catalog/filters/product-filter';
import { giveWay } from '@/lib/http/give-way.mjs';
import { catalogSentences } from '@/lib/messages/en/shop/catalog';
import { filterSentences as say } from '@/lib/messages/en/shop/front/filters';
import { canonicalAt } from '@/lib/tenants/canonical';
import { requireTenant } from '@/lib/tenants/require-tenant';

// Rendered whole for each request, so that it works without JavaScript, and no combination becomes a cached page.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: catalogSentences.allProducts,
    robots: { index: false, follow: true },
    ...(await canonicalAt('/')),
  };
}

/** The products that have what the address asks for, sorted. */
export default async function FilteredPage({ searchParams }: PageProps<'/[tenant]/products'>) {
  await connection();
  const [tenant, asked] = await Promise.all([requireTenant(), searchParams]);
  const { filter, page } = productFilterOf(asked);
  const path = filterPath(filter, page);
  if (!path.startsWith('/products')) {
    // Nothing was chosen that the cached grid does not show.
    redirect(path);
  }
  const [categories, facets, { products, total, pageCount }] = await Promise.all([
    listShownCategories(tenant.id),
    listFacets(tenant.id),
    listFilteredProducts(tenant.id, filter, page),
  ]);
  if (page > pageCount) {
    notFound();
  }
  // What follows is made in one go.
  await giveWay();
  const categoryName = categories.find(({ id }) => id === filter.categoryId)?.name ?? null;
  const title = categoryName ?? catalogSentences.allProducts;
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-2">
        <Breadcrumbs
          places={
            categoryName === null ? [] : [{ name: categoryName, href: `/category/${filter.categoryId}` }]
          }
          current={say.open}
        />
        <h1 className="heading-1">{title}</h1>
        <p className="text-muted">{say.found(total)}</p>
      </div>
      <FilterForm filter={filter} facets={facets} categories={categories} isOpen={products.length === 0} />
      <ChosenFilters filter={filter} categoryName={categoryName} />
      {products.length === 0 ? (
        <p className="py-12 text-center text-muted">{say.nothing}</p>
      ) : (
        <ProductGrid products={products} />
      )}
      <PageLinks page={page} pageCount={pageCount} hrefOf={(number) => filterPath(filter, number)} />
    </div>
  );
}
