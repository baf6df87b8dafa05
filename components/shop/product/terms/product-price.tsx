import { priceText } from '@/components/shop/grid/price-text';
import type { ProductView } from '@/lib/catalog/products/product-views';
import { termsSentences as say } from '@/lib/messages/en/shop/product/terms';
import { productCardSentences } from '@/lib/messages/en/shop/product-card';
import { formatCents } from '@/lib/money/cents';
import { formatLongDate } from '@/lib/time/format-date';

type ProductPriceProps = { product: ProductView };

/**
 * The price, and during a sale what the product costs otherwise, until when, and its lowest price before. The form
 * changes price and regular price in place, when a variant is chosen (show-on-page.ts).
 */
export function ProductPrice({ product }: ProductPriceProps) {
  const { sale } = product.terms;
  const { regularCents = null } = product;
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3 text-xl tabular-nums">
        {sale && <span className="sr-only">{productCardSentences.salePrice}</span>}
        <span data-product-price className={sale ? 'font-semibold' : undefined}>
          {priceText(product)}
        </span>
        {sale && (
          <span data-product-regular hidden={regularCents === null} className="text-base text-muted">
            <span className="sr-only">{productCardSentences.regularPrice}</span>{' '}
            <s>{formatCents(regularCents ?? product.priceCents)}</s>
          </span>
        )}
      </p>
      {sale && (
        <p className="text-sm">
          <span className="font-medium">
            {sale.until === null ? say.sale : say.saleUntil(formatLongDate(sale.until))}
          </span>
          {sale.lowestCents !== null && (
            <span className="block text-muted tabular-nums">
              {say.lowest} <span data-product-lowest>{formatCents(sale.lowestCents)}</span>
            </span>
          )}
        </p>
      )}
    </div>
  );
}
