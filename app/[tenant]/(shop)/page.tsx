import { CatalogPage } from './catalog-page';

/** The shop's products, newest first. */
export default function ShopPage() {
  return <CatalogPage page={1} category={null} />;
}
