// Price and picture stand outside of the form, drawn by the server: they are changed in place.
import { priceText } from '@/components/shop/grid/price-text';
import type { ProductView } from '@/lib/catalog/products/product-views';
import { formatCents } from '@/lib/money/cents';
import { pictureSources } from '@/lib/uploads/picture';
import type { ChosenProduct } from './chosen-options';

/** Shows price and picture of what is chosen on the page of its product. */
export function showOnPage(
  product: ProductView,
  { priceCents, imageUrl, regularCents, lowestCents }: Omit<ChosenProduct, 'sizeCents'>,
  isPriceKnown: boolean,
): void {
  const page = [...document.querySelectorAll<HTMLElement>('[data-product-page]')].find(
    ({ dataset }) => dataset.productPage === product.id,
  );
  const price = page?.querySelector('[data-product-price]');
  if (price) {
    price.textContent = isPriceKnown ? formatCents(priceCents) : priceText(product);
  }
  const regular = page?.querySelector<HTMLElement>('[data-product-regular]');
  if (regular) {
    regular.hidden = regularCents === null;
    const struck = regular.querySelector('s');
    if (struck && regularCents !== null) {
      struck.textContent = formatCents(regularCents);
    }
  }
  const lowest = page?.querySelector('[data-product-lowest]');
  const lowestShown = lowestCents ?? product.terms.sale?.lowestCents;
  if (lowest && lowestShown) {
    lowest.textContent = formatCents(lowestShown);
  }
  const picture = page?.querySelector<HTMLImageElement>('[data-product-picture] img');
  if (picture && imageUrl !== null) {
    const { src, srcSet } = pictureSources(imageUrl);
    if (picture.getAttribute('src') !== src) {
      picture.srcset = srcSet ?? '';
      picture.src = src;
    }
  }
}
