import type { Metadata } from 'next';
import { StructuredData } from '@/components/shop/structured-data';
import { listedPage } from '@/lib/search-engines/page-metadata';
import { categoryPageData } from '@/lib/search-engines/structured-data/page-data';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { CatalogPage } from '../../catalog-page';
import { findCategory } from '../../find-category';

export const generateStaticParams = () => [{ id: 'none' }];

export async function generateMetadata({ params }: PageProps<'/[tenant]/category/[id]'>): Promise<Metadata> {
  const { id } = await params;
  const category = await findCategory(id);
  return listedPage({ path: `/category/${id}`, title: category.name });
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
