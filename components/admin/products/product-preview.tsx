import { ProductCardBody } from '@/components/shop/grid/product-card';
import type { ProductFormValues } from '@/lib/catalog/products/product-form-values';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { cents, centsFromText } from '@/lib/money/cents';

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
    priceCents: centsFromText(values.price) ?? cents(0),
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
      <div className="rounded-card bg-paper p-4">
        <ProductCardBody product={product} sizes="240px">
          <p className="line-clamp-4 font-semibold leading-snug">
            {values.name.trim() || adminProductsSentences.productName}
          </p>
        </ProductCardBody>
      </div>
      {!values.isActive && <p className="text-sm text-muted">{adminProductsSentences.inactiveHint}</p>}
    </aside>
  );
}
