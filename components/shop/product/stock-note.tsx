import type { ProductView } from '@/lib/catalog/products/product-views';
import { availabilitySentences as sentences } from '@/lib/messages/en/shop/product/availability';

type StockNoteProps = { product: Pick<ProductView, 'availability' | 'options' | 'left' | 'isOneOfAKind'> };

/** That a product is sold out, or that few of it are left; those of an option stand beside the option. */
export function StockNote({ product: { availability, options, left, isOneOfAKind } }: StockNoteProps) {
  if (availability !== 'available') {
    return <p className="text-muted">{sentences.hints[availability]}</p>;
  }
  if (isOneOfAKind) {
    return <p className="font-medium">{sentences.oneOfAKind}</p>;
  }
  return options.length === 0 && left !== null ? (
    <p className="font-medium text-warning">{sentences.onlyLeft(left)}</p>
  ) : null;
}
