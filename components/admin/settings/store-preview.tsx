import { CardBody } from '@/components/shop/grid/card-body';
import { cardOf } from '@/components/shop/grid/card-view';
import { CategoryNav } from '@/components/shop/grid/category-nav';
import { buttonStyle } from '@/components/ui/button-styles';
import type { CategoryView, ProductCardView } from '@/lib/catalog/products/product-views';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { cents } from '@/lib/money/cents';
import { PreviewHeader } from './preview-header';

type StorePreviewProps = {
  brand: { name: string; description: string; logoUrl: string | null };
  categories: readonly CategoryView[];
  product: ProductCardView | null;
};

const EXAMPLE: Omit<ProductCardView, 'id'> = {
  name: adminSettingsSentences.exampleProduct,
  priceCents: cents(2_800),
  imageUrl: null,
  imagePosition: null,
  categoryName: adminSettingsSentences.exampleCategory,
  allowsCustomization: true,
  isTeamOrder: false,
  hasSeveralPrices: false,
  availability: 'available',
};

const MOST_CATEGORIES = 2;

/**
 * A small preview of the storefront: header, categories, a product with its badge, the main button. Inherits its
 * colours.
 */
export function StorePreview({ brand, categories, product }: StorePreviewProps) {
  const shown = product ?? EXAMPLE;
  // Without a badge the second colour would not be visible.
  const hasBadge = shown.allowsCustomization || shown.isTeamOrder;
  return (
    <>
      <PreviewHeader {...brand} />
      <div className="flex flex-col gap-5 p-4 sm:p-5">
        <CategoryNav
          categories={
            categories.length > 0
              ? categories.slice(0, MOST_CATEGORIES)
              : [{ id: 'x', name: adminSettingsSentences.exampleCategories }]
          }
          currentId={null}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="card">
            <CardBody
              card={cardOf({ ...shown, allowsCustomization: shown.allowsCustomization || !hasBadge })}
              sizes="(min-width: 40rem) 220px, 80vw"
            >
              <p className="card-name">{shown.name}</p>
            </CardBody>
          </div>
          <div className="flex flex-col justify-end gap-3">
            <span className={buttonStyle('primary')}>{adminSettingsSentences.addToCart}</span>
            <span className={buttonStyle('secondary')}>{adminSettingsSentences.continueShopping}</span>
          </div>
        </div>
      </div>
    </>
  );
}
