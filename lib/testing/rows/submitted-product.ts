import type { ProductInput } from '@/lib/catalog/products/product-input';
import { cents } from '@/lib/money/cents';

let count = 0;

/** A plain mug as the product form sends it, with a unique SKU and without a picture. */
export function submittedProduct(changes: Partial<ProductInput> = {}): ProductInput {
  count += 1;
  return {
    name: 'Harvest Mug',
    description: '',
    priceCents: cents(2_800),
    sku: `MUG-SENT-${count}`,
    categoryId: null,
    furtherCategoryIds: [],
    weightGrams: null,
    isActive: true,
    allowsCustomization: false,
    customizationLabel: null,
    customizationPlaceholder: null,
    customizationLimit: null,
    isTeamOrder: false,
    requiresLogo: false,
    requiresRoster: false,
    rosterSettings: null,
    picture: 'keep',
    ...changes,
  };
}
