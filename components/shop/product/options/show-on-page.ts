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
  const gallery = page?.querySelector<HTMLElement>('[data-product-picture]');
  if (gallery && imageUrl !== null && (gallery.dataset.shown ?? product.imageUrl) !== imageUrl) {
    gallery.dataset.shown = imageUrl;
    showPicture(product, gallery, imageUrl);
  }
}

/** Moves to the picture; one that is not in the row takes the first place until something else is chosen. */
function showPicture({ name, pictures }: ProductView, gallery: HTMLElement, imageUrl: string): void {
  const slides = gallery.querySelectorAll<HTMLElement>('[data-picture]');
  const place = pictures.findIndex((picture) => picture.imageUrl === imageUrl);
  const own = pictures[0];
  const first = place === -1 ? { imageUrl, alt: name } : own && { ...own, alt: own.alt || name };
  if (first) {
    // The picture itself, its square, and the same enlarged.
    for (const image of gallery.querySelectorAll<HTMLImageElement>('[data-first-picture] img')) {
      const { src, srcSet } = pictureSources(first.imageUrl);
      // The enlarged one has no sizes.
      image.srcset = (image.sizes && srcSet) || '';
      image.src = image.sizes ? src : first.imageUrl;
      if (image.alt !== '') {
        image.alt = first.alt;
      }
    }
  }
  const slide = slides[Math.max(0, place)];
  slide?.parentElement?.scrollTo({ left: slide.offsetLeft });
}
