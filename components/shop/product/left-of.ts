import type { ProductView } from '@/lib/catalog/products/product-views';

/** The pieces left of a product without options, if they are few: one of what is one of a kind. */
export const leftOf = ({ isOneOfAKind, left }: Pick<ProductView, 'isOneOfAKind' | 'left'>): number | null =>
  isOneOfAKind ? 1 : left;
