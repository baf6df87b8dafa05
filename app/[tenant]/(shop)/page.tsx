import type { Metadata } from 'next';
import { canonicalAt } from '@/lib/tenants/canonical';
import { CatalogPage } from './catalog-page';

export const generateMetadata = (): Promise<Metadata> => canonicalAt('/');

/** The shop's products, newest first. */
export default function ShopPage() {
  return <CatalogPage page={1} category={null} />;
}
