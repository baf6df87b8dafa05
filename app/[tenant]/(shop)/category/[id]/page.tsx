import type { Metadata } from 'next';
import { canonicalAt } from '@/lib/tenants/canonical';
import { CatalogPage } from '../../catalog-page';
import { findCategory } from '../../find-category';

export const generateStaticParams = () => [{ id: 'none' }];

export async function generateMetadata({ params }: PageProps<'/[tenant]/category/[id]'>): Promise<Metadata> {
  const { id } = await params;
  const category = await findCategory(id);
  return { title: category.name, ...(await canonicalAt(`/category/${id}`)) };
}

/** The products of one category. */
export default async function CategoryPage({ params }: PageProps<'/[tenant]/category/[id]'>) {
  const { id } = await params;
  return <CatalogPage page={1} category={await findCategory(id)} />;
}
