import { CatalogPage } from '../../catalog-page';
import { parsePageNumber } from '../../page-number';

export const generateStaticParams = () => [{ page: 'none' }];

/** Further pages of the shop's products. */
export default async function ShopFurtherPage({ params }: PageProps<'/[tenant]/page/[page]'>) {
  const { page } = await params;
  return <CatalogPage page={parsePageNumber(page)} category={null} />;
}
