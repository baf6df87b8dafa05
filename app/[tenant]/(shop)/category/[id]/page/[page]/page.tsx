import type { Metadata } from 'next';
import { canonicalAt } from '@/lib/tenants/canonical';
import { CatalogPage } from '../../../../catalog-page';
import { findCategory } from '../../../../find-category';
import { parsePageNumber } from '../../../../page-number';

export const generateStaticParams = () => [{ id: 'none', page: 'none' }];

export async function generateMetadata({
  params,
}: PageProps<'/[tenant]/category/[id]/page/[page]'>): Promise<Metadata> {
  const { id, page } = await params;
  return canonicalAt(`/category/${id}/page/${page}`);
}

/** Further pages of one category. */
export default async function CategoryFurtherPage({
  params,
}: PageProps<'/[tenant]/category/[id]/page/[page]'>) {
  const { id, page } = await params;
  return <CatalogPage page={parsePageNumber(page)} category={await findCategory(id)} />;
}
