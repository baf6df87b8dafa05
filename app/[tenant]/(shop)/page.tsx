import type { Metadata } from 'next';
import { canonicalAt } from '@/lib/tenants/canonical';
import { CatalogPage } from './catalog-page';
import { HomeAboveGrid } from './home-above-grid';

export const generateMetadata = (): Promise<Metadata> => canonicalAt('/');

/** What the shop shows of itself, and its products in its order. */
export default function ShopPage() {
  return (
    <CatalogPage page={1} category={null}>
      <HomeAboveGrid />
    </CatalogPage>
  );
}
