import type { Metadata } from 'next';
import { canonicalAt } from '@/lib/tenants/canonical';
import { CatalogPage } from '../../catalog-page';
import { parsePageNumber } from '../../page-number';

export const generateStaticParams = () => [{ page: 'none' }];

export async function generateMetadata({ params }: PageProps<'/[tenant]/page/[page]'>): Promise<Metadata> {
  const { page } = await params;
  return canonicalAt(`/page/${page}`);
}

/** Further pages of the shop's products. */
export default async function ShopFurtherPage({ params }: PageProps<'/[tenant]/page/[page]'>) {
  const { page } = await params;
  return <CatalogPage page={parsePageNumber(page)} category={null} />;
}
