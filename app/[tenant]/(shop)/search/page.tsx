import type { Metadata } from 'next';
import Link from 'next/link';
import { connection } from 'next/server';
import { ProductGrid } from '@/components/shop/product-grid';
import { SearchForm } from '@/components/shop/search-form';
import { buttonStyle } from '@/components/ui/button-styles';
import { searchProducts } from '@/lib/catalog/products.queries';
import { cleanSearch } from '@/lib/clean-search';
import { requireTenant } from '@/lib/tenants/require-tenant';

// Rendered whole for each request: streamed results would need JavaScript to appear.
export const instant = false;

export const metadata: Metadata = { title: 'Search', robots: { index: false } };

/** Products whose name contains `q`. */
export default async function SearchPage({ searchParams }: PageProps<'/[tenant]/search'>) {
  await connection();
  const [tenant, { q }] = await Promise.all([requireTenant(), searchParams]);
  // A repeated parameter is an array.
  const query = cleanSearch(typeof q === 'string' ? q : '');
  const products = query === '' ? [] : await searchProducts(tenant.id, query);
  return (
    <div className="page-width flex flex-col gap-8 py-8 sm:py-12">
      <div className="flex flex-col gap-5">
        <h1 className="heading-1">{query === '' ? 'Search' : `Results for “${query}”`}</h1>
        <div className="max-w-md">
          <SearchForm query={query} id="page-search" />
        </div>
      </div>
      {products.length > 0 && <ProductGrid products={products} />}
      {products.length === 0 && (
        <div className="flex flex-col items-start gap-4 py-8">
          <p className="text-muted">
            {query === ''
              ? 'Type the name of what you are looking for.'
              : 'Nothing here has that name. Try a shorter word, or look through everything we make.'}
          </p>
          <Link href="/" className={buttonStyle('secondary')}>
            All products
          </Link>
        </div>
      )}
    </div>
  );
}
