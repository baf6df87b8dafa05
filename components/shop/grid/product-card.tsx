import { ProductBadges } from '@/components/shop/grid/product-badges';
import { ProductLink } from '@/components/shop/grid/product-link';
import { ProductPicture } from '@/components/shop/grid/product-picture';
import { productPath } from '@/lib/catalog/products/product-path';
import type { ProductCardView } from '@/lib/catalog/products/product-views';
import { CardPrice } from './card-price';
import { CARD_SIZES } from './card-sizes';
import { priceText } from './price-text';

type ProductCardBodyProps = {
  product: Omit<ProductCardView, 'id'>;
  isFirst?: boolean;
  sizes?: string;
  /** The product's name, as a heading if the card has one. */
  children: React.ReactNode;
};

/** The content of a card, without a link. */
export function ProductCardBody({
  product,
  isFirst = false,
  sizes = CARD_SIZES,
  children,
}: ProductCardBodyProps) {
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line">
        <ProductPicture
          imageUrl={product.imageUrl}
          alt=""
          sizes={sizes}
          isFirst={isFirst}
          position={product.imagePosition}
          className="transition-transform duration-300 group-hover:scale-[1.02]"
        />
      </div>
      <div className="flex grow flex-col gap-1 pt-3">
        {product.categoryName && <p className="text-sm text-muted">{product.categoryName}</p>}
        {children}
        <CardPrice product={product} />
        <div className="pt-1">
          <ProductBadges {...product} />
        </div>
      </div>
    </>
  );
}

/** One product in the grid. The whole card is the link; the link's name is the product's name. */
export function ProductCard({ product, isFirst }: { product: ProductCardView; isFirst: boolean }) {
  return (
    <article data-card className="group relative flex flex-col">
      <ProductCardBody product={product} isFirst={isFirst}>
        <h2 className="font-semibold leading-snug">
          <ProductLink
            href={productPath(product)}
            name={product.name}
            price={priceText(product)}
            imageUrl={product.imageUrl}
          />
        </h2>
      </ProductCardBody>
    </article>
  );
}
