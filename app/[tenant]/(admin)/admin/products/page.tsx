import type { Metadata } from 'next';
import Link from 'next/link';
import { AddProductButton, CategoriesButton } from '@/components/admin/products/product-buttons';
import { ProductCount } from '@/components/admin/products/product-count';
import { ProductFilters } from '@/components/admin/products/product-filters';
import { ProductTable } from '@/components/admin/products/product-table';
import { ProductWorkbench } from '@/components/admin/products/product-workbench';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { listAdminCategories, listAdminProducts } from '@/lib/catalog/products/admin-products.queries';
import { isFiltering, productListHref } from '@/lib/catalog/products/product-list';
import type { ProductFilter } from '@/lib/catalog/products/product-list-input';
import { productFilterFrom } from '@/lib/catalog/products/product-list-input';
import type { AdminProductPage } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { guardedPage } from '../../guarded-page';
import * as productActions from './actions';
import * as categoryActions from './category-actions';

export const metadata: Metadata = { title: adminPages.products };

const actions = { ...productActions, ...categoryActions };

const guarded = guardedPage({ may: 'products.view' });

/** The shop's products: find, add, change, activate, duplicate, delete (specification §2). */
export default guarded(async (admin, { searchParams }: PageProps<'/[tenant]/admin/products'>) => {
  const filter = productFilterFrom(await searchParams);
  const [page, categories] = await Promise.all([
    listAdminProducts(admin.tenant.id, filter),
    listAdminCategories(admin.tenant.id),
  ]);
  const { cursor: _cursor, ...choice } = filter;
  const isEmpty = page.total === 0 && !isFiltering(filter);
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <ProductWorkbench actions={actions} categories={categories}>
        <PageHeading title={adminPages.products}>
          <CategoriesButton />
          {!isEmpty && <AddProductButton />}
        </PageHeading>
        {isEmpty ? (
          <EmptyState title={messages.product.none} text={messages.product.noneHint}>
            <AddProductButton />
          </EmptyState>
        ) : (
          <>
            <ProductFilters choice={choice} categories={categories} />
            <Products page={page} filter={filter} />
          </>
        )}
      </ProductWorkbench>
    </div>
  );
});

function Products({ page, filter }: { page: AdminProductPage; filter: ProductFilter }) {
  if (page.total === 0) {
    return (
      <EmptyState title={messages.product.noneFound}>
        <Link href="/admin/products" className={buttonStyle('secondary')}>
          {adminProductsSentences.showAll}
        </Link>
      </EmptyState>
    );
  }
  const hrefOf = (cursor: string | null) => cursor && productListHref(filter, cursor);
  return (
    <>
      <ProductCount total={page.total} isFiltered={isFiltering(filter)} />
      <ProductTable products={page.products} />
      <PagerLinks newerHref={hrefOf(page.newerCursor)} olderHref={hrefOf(page.olderCursor)} />
    </>
  );
}
