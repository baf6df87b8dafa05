import type { ProductCardView } from '@/lib/catalog/products/product-views';
import { productFactSentences } from '@/lib/messages/en/shop/product-facts';
import { formatCents } from '@/lib/money/cents';

/** A product's price; 'from' the lowest if its variants have several. */
export const priceText = ({
  priceCents,
  hasSeveralPrices,
}: Pick<ProductCardView, 'priceCents' | 'hasSeveralPrices'>) =>
  hasSeveralPrices ? productFactSentences.fromPrice(formatCents(priceCents)) : formatCents(priceCents);
