import type { ProductCardView } from '@/lib/catalog/products/product-views';
import { ProductCard } from './product-card';

const FIRST_ROW = 4;

/** Products in 1 to 4 columns by width. */
export function ProductGrid({ products }: { products: readonly ProductCardView[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id} className="grid">
          <ProductCard product={product} isFirst={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
