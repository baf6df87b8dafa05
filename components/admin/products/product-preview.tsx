import { CardBody } from '@/components/shop/grid/card-body';
import { cardOf } from '@/components/shop/grid/card-view';
import type { ProductFormValues } from '@/lib/catalog/products/product-form-values';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { cents, centsFromTyped } from '@/lib/money/cents';

type ProductPreviewProps = {
  values: ProductFormValues;
  categoryName: string | null;
  imageUrl: string | null;
  imagePosition: string | null;
};

/** A preview of the shopper's product card during editing. */
export function ProductPreview({ values, categoryName, imageUrl, imagePosition }: ProductPreviewProps) {
  const product = {
    name: values.name,
    priceCents: centsFromTyped(values.price) ?? cents(0),
    imageUrl,
    imagePosition,
    categoryName,
    allowsCustomization: values.allowsCustomization,
    isTeamOrder: values.isTeamOrder,
    hasSeveralPrices: false,
    availability: 'available' as const,
  };
  return (
    <aside
      aria-label={adminProductsSentences.preview}
      className="hidden flex-col gap-3 self-start lg:sticky lg:top-0 lg:flex"
    >
      <p className="text-sm text-muted">{adminProductsSentences.inYourStore}</p>
      <div className="card rounded-card bg-paper p-4">
        <CardBody card={cardOf(product)} sizes="240px">
          <p className="card-name line-clamp-4">{values.name.trim() || adminProductsSentences.productName}</p>
        </CardBody>
      </div>
      {!values.isActive && <p className="text-sm text-muted">{adminProductsSentences.inactiveHint}</p>}
    </aside>
  );
}
