import type { ProductCardView } from '@/lib/catalog/products/product-views';
import { availabilitySentences } from '@/lib/messages/en/shop/product/availability';
import { productFactSentences } from '@/lib/messages/en/shop/product-facts';
import { formatCents } from '@/lib/money/cents';
import { priceText } from './price-text';

/** Short notes on a product; the accented ones in the shop's second colour. */
export type Badges = { plain?: string[]; accented?: string[] };

/**
 * What a card shows, ready to be read. A page has many cards and carries them twice, for the eye and for React, so what
 * does not apply is left out.
 */
export type CardView = {
  name: string;
  price: string;
  /** Without the sale that runs. */
  regularPrice?: string;
  imageUrl?: string;
  /** CSS's `object-position` of the crop. */
  position?: string;
  category?: string;
  badges?: Badges;
};

/** A card that leads to its product. */
export type LinkedCard = CardView & { href: string };

type BadgedProduct = Pick<ProductCardView, 'allowsCustomization' | 'isTeamOrder' | 'availability'>;

/** 'Sold out', 'Customizable' and 'Team Order', where they apply; null if none does. */
export function badgesOf({ allowsCustomization, isTeamOrder, availability }: BadgedProduct): Badges | null {
  const accented = [
    ...(allowsCustomization ? [productFactSentences.customizable] : []),
    ...(isTeamOrder ? [productFactSentences.teamOrder] : []),
  ];
  const isGone = availability !== 'available';
  if (!isGone && accented.length === 0) {
    return null;
  }
  return {
    ...(isGone && { plain: [availabilitySentences[availability]] }),
    ...(accented.length > 0 && { accented }),
  };
}

/** The card of a product. */
export function cardOf(product: Omit<ProductCardView, 'id'>): CardView {
  const badges = badgesOf(product);
  return {
    name: product.name,
    price: priceText(product),
    ...(product.regularCents && { regularPrice: formatCents(product.regularCents) }),
    ...(product.imageUrl && { imageUrl: product.imageUrl }),
    ...(product.imagePosition && { position: product.imagePosition }),
    ...(product.categoryName && { category: product.categoryName }),
    ...(badges && { badges }),
  };
}
