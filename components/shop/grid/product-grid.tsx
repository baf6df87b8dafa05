import { productPath } from '@/lib/catalog/products/product-path';
import type { ProductCardView } from '@/lib/catalog/products/product-views';
import { cardOf } from './card-view';
import { ProductCards } from './product-cards';

type ProductGridProps = {
  products: readonly ProductCardView[];
  /** Something else is what a visitor sees first, so that no picture of the grid is loaded before it. */
  isBelow?: boolean;
};

/** The grid of products. */
export const ProductGrid = ({ products, isBelow = false }: ProductGridProps) => (
  <ProductCards
    cards={products.map((product) => ({ ...cardOf(product), href: productPath(product) }))}
    isBelow={isBelow}
  />
);
