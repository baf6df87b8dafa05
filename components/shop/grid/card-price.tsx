import type { ProductCardView } from '@/lib/catalog/products/product-views';
import { termsSentences as say } from '@/lib/messages/en/shop/product/terms';
import { formatCents } from '@/lib/money/cents';
import { priceText } from './price-text';

type CardPriceProps = {
  product: Pick<ProductCardView, 'priceCents' | 'regularCents' | 'hasSeveralPrices'>;
};

/** The price on a card; in a sale the regular one beside it, struck through, which is also said. */
export const CardPrice = ({ product }: CardPriceProps) => (
  <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
    {product.regularCents && <span className="sr-only">{say.salePrice}</span>}
    <span className={product.regularCents ? 'font-semibold' : undefined}>{priceText(product)}</span>
    {product.regularCents && (
      <>
        <span className="sr-only">{say.regularPrice}</span>
        <s className="text-muted">{formatCents(product.regularCents)}</s>
      </>
    )}
  </p>
);
