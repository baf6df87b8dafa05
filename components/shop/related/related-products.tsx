import { productPath } from '@/lib/catalog/products/product-path';
import type { ProductCardView } from '@/lib/catalog/products/product-views';
import { relatedSentences } from '@/lib/messages/en/shop/front/filters';
import { CardRow } from './card-row';

/** A row of products that go with the one above; nothing if there are none. */
export const RelatedProducts = ({ products }: { products: readonly ProductCardView[] }) => (
  <CardRow id="related-products" title={relatedSentences.title} cards={products} pathOf={productPath} />
);
