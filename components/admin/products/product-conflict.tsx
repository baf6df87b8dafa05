import { EditConflict, shownValue } from '@/components/admin/edit-conflict';
import type { ProductFormValues } from '@/lib/catalog/products/product-form-values';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import type { ProductFieldName } from './use-product-form';

/** The fields' names for people. */
const FIELD_NAMES: Record<ProductFieldName, string> = {
  name: 'name',
  description: 'description',
  price: 'price',
  sku: 'SKU',
  categoryId: 'category',
  isActive: 'status',
  allowsCustomization: 'customization',
  customizationLabel: 'customization label',
  customizationPlaceholder: 'customization placeholder',
  customizationLimit: 'customization limit',
  isTeamOrder: 'team order',
  requiresLogo: 'logo requirement',
  requiresRoster: 'roster requirement',
  roster: 'roster columns',
  picture: 'picture',
};

/** The fields' names as a list in words. */
export const fieldNames = (fields: readonly ProductFieldName[]): string =>
  fields.map((field) => FIELD_NAMES[field]).join(', ');

type ProductConflictProps = {
  fields: readonly ProductFieldName[];
  mine: ProductFormValues;
  theirs: ProductFormValues;
  categories: readonly CategoryView[];
  takeTheirs: () => void;
  saveMine: () => void;
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Shows the second of two editors which fields both have changed, and lets them choose. */
export function ProductConflict(props: ProductConflictProps) {
  const { fields, mine, theirs, categories, takeTheirs, saveMine } = props;
  const shown = (field: ProductFieldName, values: ProductFormValues): string => {
    switch (field) {
      case 'picture':
        return values === mine ? 'The one chosen here' : 'Another one';
      case 'roster':
        return values.roster.map(({ label }) => label).join(', ') || '(none)';
      case 'categoryId':
        return categories.find(({ id }) => id === values.categoryId)?.name ?? 'No category';
      case 'price':
        return `$${values.price}`;
      default:
        return shownValue(values[field]);
    }
  };
  return (
    <div className="mb-6">
      <EditConflict
        sentence={messages.product.changedMeanwhile}
        fields={fields.map((field) => ({
          label: capitalised(FIELD_NAMES[field]),
          theirs: shown(field, theirs),
          mine: shown(field, mine),
        }))}
        onTakeTheirs={takeTheirs}
        onSaveMine={saveMine}
      />
    </div>
  );
}
