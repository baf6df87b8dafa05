import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import { ProductGrid } from '@/components/shop/grid/product-grid';
import { SearchForm } from '@/components/shop/grid/search-form';
import { buttonStyle } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/links/link';
import { countEmptySearch } from '@/lib/analytics/count';
import { listShownCategories } from '@/lib/catalog/categories/categories.queries';
import { searchProducts } from '@/lib/catalog/products/products.queries';
import { giveWay } from '@/lib/http/give-way.mjs';
import { catalogSentences } from '@/lib/messages/en/shop/catalog';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { cleanSearch } from '@/lib/text/clean-search';

// Rendered whole for each request, because streamed results would need JavaScript to appear.
export const instant = false;

export const metadata: Metadata = { title: catalogSentences.search, robots: { index: false } };

/** The most categories that are offered if a search finds nothing. */
const MOST_OFFERED = 12;

/** The products that match `q`, best first; without a match, links to categories and all products. */
export default async function SearchPage({ searchParams }: PageProps<'/[tenant]/search'>) {
  await connection();
  const [tenant, { q }] = await Promise.all([requireTenant(), searchParams]);
  // A repeated parameter is an array.
  const query = cleanSearch(typeof q === 'string' ? q : '');
  const products = query === '' ? [] : await searchProducts(tenant.id, query);
  if (query !== '' && products.length === 0) {
    countEmptySearch(tenant, await headers(), query);
  }
  const categories = products.length === 0 ? await listShownCategories(tenant.id) : [];
  // What follows is made in one go.
  await giveWay();
  return (
    <div className="page-width flex flex-col gap-8 py-8 sm:py-12">
      <div className="flex flex-col gap-5">
        <h1 className="heading-1">
          {query === '' ? catalogSentences.search : catalogSentences.resultsFor(query)}
        </h1>
        <div className="max-w-md">
          <SearchForm query={query} id="page-search" />
        </div>
      </div>
      {products.length > 0 && <ProductGrid products={products} />}
      {products.length === 0 && (
        <div className="flex flex-col items-start gap-4 py-8">
          <p className="text-muted">
            {query === '' ? catalogSentences.searchHint : catalogSentences.nothingFound}
          </p>
          {categories.length > 0 && (
            <nav aria-label={catalogSentences.categoriesToLookThrough}>
              <ul className="flex flex-wrap gap-2">
                {categories.slice(0, MOST_OFFERED).map(({ id, name }) => (
                  <li key={id}>
                    <Link href={`/category/${id}`} prefetch={false} className={buttonStyle('secondary')}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <Link href="/" className={buttonStyle('primary')}>
            {catalogSentences.allProducts}
          </Link>
        </div>
      )}
    </div>
  );
}
