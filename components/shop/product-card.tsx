import Link from 'next/link';
import type { ProductCardView } from '@/lib/catalog/product-views';
import { formatCents } from '@/lib/money/cents';
import { ProductBadges } from './product-badges';
import { ProductPicture } from './product-picture';

// The widths of a card: four, three, two in a row, and one (components/shop/product-grid.tsx).
const SIZES =
  '(min-width: 80rem) 270px, (min-width: 64rem) calc(33vw - 32px), (min-width: 40rem) calc(50vw - 36px), calc(100vw - 32px)';

type ProductCardBodyProps = {
  product: Omit<ProductCardView, 'id'>;
  isFirst?: boolean;
  sizes?: string;
  /** The product's name, as a heading where there is one. */
  children: React.ReactNode;
};

/** What a card looks like, without leading anywhere. */
export function ProductCardBody({ product, isFirst = false, sizes = SIZES, children }: ProductCardBodyProps) {
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line">
        <ProductPicture
          imageUrl={product.imageUrl}
          alt=""
          sizes={sizes}
          isFirst={isFirst}
          className="transition-transform duration-300 group-hover:scale-[1.02]"
        />
      </div>
      <div className="flex grow flex-col gap-1 pt-3">
        {product.categoryName && <p className="text-sm text-muted">{product.categoryName}</p>}
        {children}
        <p className="tabular-nums">{formatCents(product.priceCents)}</p>
        <div className="pt-1">
          <ProductBadges {...product} />
        </div>
      </div>
    </>
  );
}

/** One product in the grid. The whole card is the link; its name is what the link is called. */
export function ProductCard({ product, isFirst }: { product: ProductCardView; isFirst: boolean }) {
  return (
    <article className="group relative flex flex-col">
      <ProductCardBody product={product} isFirst={isFirst}>
        <h2 className="font-semibold leading-snug">
          <Link
            href={`/product/${product.id}`}
            className="after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:underline-offset-4"
          >
            {product.name}
          </Link>
        </h2>
      </ProductCardBody>
    </article>
  );
}
