import type { ProductView } from '@/lib/catalog/products/product-views';
import { reducedTo } from '@/lib/catalog/terms/piece-price';
import type { Reduction } from '@/lib/catalog/terms/product-terms';
import { termsSentences as say } from '@/lib/messages/en/shop/product/terms';
import { type Cents, formatCents } from '@/lib/money/cents';
import { formatLongDate } from '@/lib/time/format-date';

/** What a buyer should know of price and time: prices by quantity, the least quantity, and when it is ready. */
export function TermsFacts({ product }: { product: ProductView }) {
  const { breaks, minimumQuantity, readyBy, isMadeToOrder } = product.terms;
  if (breaks.length === 0 && minimumQuantity === 1 && readyBy === null) {
    return null;
  }
  const prices = regularPrices(product);
  return (
    <div className="flex flex-col gap-3">
      {readyBy !== null && (
        <p>{(isMadeToOrder ? say.madeToOrder : say.readyIfToday)(formatLongDate(readyBy))}</p>
      )}
      {minimumQuantity > 1 && <p className="font-medium">{say.minimum(minimumQuantity)}</p>}
      {breaks.length > 0 && (
        <div className="max-w-sm">
          <table className="w-full text-left tabular-nums">
            <caption className="mb-1 text-left font-medium">{say.quantityTitle}</caption>
            <thead className="text-sm text-muted">
              <tr className="border-b border-line">
                <th scope="col" className="py-1 font-normal">
                  {say.quantity}
                </th>
                <th scope="col" className="py-1 text-right font-normal">
                  {say.priceOfEach}
                </th>
              </tr>
            </thead>
            <tbody>
              {breaks.map(({ from, reduction }) => (
                <tr key={from} className="border-b border-line">
                  <th scope="row" className="py-1.5 font-normal">
                    {say.fromPieces(from)}
                  </th>
                  <td className="py-1.5 text-right">{breakText(reduction, prices)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-1 text-sm text-muted">{say.countTogether}</p>
        </div>
      )}
    </div>
  );
}

/** What the product costs without a sale: one price, or one of each variant. */
const regularPrices = ({ variants, ...product }: ProductView): Cents[] => [
  ...new Set(
    (variants.length === 0 ? [product] : variants).map(
      ({ priceCents, regularCents }) => regularCents ?? priceCents,
    ),
  ),
];

/** '$8.50'; '15% off' of a product with several prices; 'at most $8.50' if some of them are lower. */
function breakText(reduction: Reduction, prices: readonly Cents[]): string {
  const reduced = [...new Set(prices.map((price) => reducedTo(price, reduction)))];
  const [one] = reduced;
  if (one !== undefined && reduced.length === 1) {
    return formatCents(one);
  }
  return reduction.kind === 'percent'
    ? say.percentOff(`${reduction.basisPoints / 100}%`)
    : say.atMost(formatCents(reduction.cents));
}
