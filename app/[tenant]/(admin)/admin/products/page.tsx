import type { Metadata } from 'next';
import Link from 'next/link';
import { BulkBar } from '@/components/admin/products/bulk/bulk-bar';
import { SelectPage } from '@/components/admin/products/bulk/select-box';
import { AddProductButton, CategoriesButton } from '@/components/admin/products/product-buttons';
import { ProductCount } from '@/components/admin/products/product-count';
import { ProductFilters } from '@/components/admin/products/product-filters';
import { ProductTable } from '@/components/admin/products/product-table';
import { ProductWorkbench } from '@/components/admin/products/product-workbench';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { roleMay } from '@/lib/auth/permissions';
import { MOST_IN_BATCH } from '@/lib/catalog/bulk/bulk-input';
import { listAdminCategories, listAdminProducts } from '@/lib/catalog/products/admin-products.queries';
import { isFiltering, productListHref } from '@/lib/catalog/products/product-list';
import type { ProductFilter } from '@/lib/catalog/products/product-list-input';
import { productFilterFrom } from '@/lib/catalog/products/product-list-input';
import type { AdminProductPage, CategoryView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { archiveSentences } from '@/lib/messages/en/admin/products/archive';
import { arrangeSentences } from '@/lib/messages/en/admin/products/arrange';
import { transferSentences } from '@/lib/messages/en/admin/products/transfer';
import { guardedPage } from '../../guarded-page';
import * as productActions from './actions';
import * as archiveActions from './archive-actions';
import * as bulkActions from './bulk-actions';
import * as categoryActions from './category-actions';

export const metadata: Metadata = { title: adminPages.products };

const actions = { ...productActions, ...archiveActions, ...bulkActions, ...categoryActions };

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
      <ProductWorkbench
        actions={actions}
        categories={categories}
        mayDelete={roleMay(admin.role, 'products.delete')}
      >
        <PageHeading title={adminPages.products}>
          {!isEmpty && (
            <Link href="/admin/products/order" className={buttonStyle('secondary', 'px-4! sm:px-6!')}>
              {arrangeSentences.link}
            </Link>
          )}
          <Link href="/admin/products/files" className={buttonStyle('secondary', 'px-4! sm:px-6!')}>
            {transferSentences.link}
          </Link>
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
            <Products page={page} filter={filter} categories={categories} />
          </>
        )}
      </ProductWorkbench>
    </div>
  );
});

type ProductsProps = {
  page: AdminProductPage;
  filter: ProductFilter;
  categories: readonly CategoryView[];
};

function Products({ page, filter, categories }: ProductsProps) {
  if (page.total === 0) {
    return (
      <EmptyState title={messages.product.noneFound}>
        <Link href="/admin/products" className={buttonStyle('secondary')}>
          {adminProductsSentences.showAll}
        </Link>
      </EmptyState>
    );
  }
  const isArchive = filter.status === 'archived';
  const { cursor: _cursor, ...choice } = filter;
  const hrefOf = (cursor: string | null) => cursor && productListHref(filter, cursor);
  return (
    <>
      <div className="flex flex-col gap-1">
        <ProductCount total={page.total} isFiltered={isFiltering(filter)} />
        {isArchive ? (
          <p className="text-muted">{archiveSentences.hint}</p>
        ) : (
          <SelectPage shown={page.products.map(({ id }) => id)} />
        )}
      </div>
      <BulkBar choice={choice} total={page.total} most={MOST_IN_BATCH} categories={categories} />
      <ProductTable products={page.products} />
      <PagerLinks newerHref={hrefOf(page.newerCursor)} olderHref={hrefOf(page.olderCursor)} />
    </>
  );
}
