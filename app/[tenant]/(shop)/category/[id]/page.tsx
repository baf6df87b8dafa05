import type { Metadata } from 'next';
import { StructuredData } from '@/components/shop/structured-data';
import { getCategoryListing } from '@/lib/search-engines/category-listing.queries';
import { listedPage } from '@/lib/search-engines/page-metadata';
import { productSearchTexts } from '@/lib/search-engines/search-texts';
import { categoryPageData } from '@/lib/search-engines/structured-data/page-data';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { CatalogPage } from '../../catalog-page';
import { findCategory } from '../../find-category';

export const generateStaticParams = () => [{ id: 'none' }];

export async function generateMetadata({ params }: PageProps<'/[tenant]/category/[id]'>): Promise<Metadata> {
  const { id } = await params;
  const [tenant, { name }] = await Promise.all([requireTenant(), findCategory(id)]);
  const listing = await getCategoryListing(tenant.id, id);
  return listedPage({ path: `/category/${id}`, ...productSearchTexts({ name, description: '' }, listing) });
}

/** The products of one category. */
export default async function CategoryPage({ params }: PageProps<'/[tenant]/category/[id]'>) {
  const { id } = await params;
  const [tenant, category] = await Promise.all([requireTenant(), findCategory(id)]);
  return (
    <>
      <StructuredData text={categoryPageData(tenant, category)} />
      <CatalogPage page={1} category={category} />
    </>
  );
}
