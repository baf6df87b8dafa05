import { EditConflict, shownValue } from '@/components/admin/edit-conflict';
import type { ProductFormValues } from '@/lib/catalog/products/product-form-values';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { termsInShort } from '@/lib/catalog/terms/terms-in-short';
import { messages } from '@/lib/messages';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/products/categories';
import { productConflictSentences as sentences } from '@/lib/messages/en/admin/products/product-conflict';
import { numberText } from '@/lib/messages/format';
import { unitList } from '@/lib/messages/list-text';
import type { ProductFieldName } from './use-product-form';

/** The fields as a list inside a sentence. */
export const fieldNames = (fields: readonly ProductFieldName[]): string =>
  unitList(fields.map((field) => sentences.inlineFields[field]));

type ProductConflictProps = {
  fields: readonly ProductFieldName[];
  mine: ProductFormValues;
  theirs: ProductFormValues;
  categories: readonly CategoryView[];
  takeTheirs: () => void;
  saveMine: () => void;
};

/** Tells the second of two editors which fields both have changed, and leaves the choice to them. */
export function ProductConflict(props: ProductConflictProps) {
  const { fields, mine, theirs, categories, takeTheirs, saveMine } = props;
  const shown = (field: ProductFieldName, values: ProductFormValues): string => {
    switch (field) {
      case 'picture':
        return values === mine ? sentences.myPicture : sentences.theirPicture;
      case 'roster':
        return unitList(values.roster.map(({ label }) => label)) || sentences.noColumns;
      case 'options':
        return (
          unitList(
            values.options.options.map(({ name, values: { length } }) => `${name} (${numberText(length)})`),
          ) || sentences.noOptions
        );
      case 'terms':
        return termsInShort(values.terms);
      case 'categoryId':
        return (
          categories.find(({ id }) => id === values.categoryId)?.name ?? adminCategoriesSentences.noCategory
        );
      case 'furtherCategoryIds':
        return (
          unitList(
            categories.filter(({ id }) => values.furtherCategoryIds.includes(id)).map(({ name }) => name),
          ) || adminCategoriesSentences.noCategory
        );
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
          label: sentences.fields[field],
          theirs: shown(field, theirs),
          mine: shown(field, mine),
        }))}
        onTakeTheirs={takeTheirs}
        onSaveMine={saveMine}
      />
    </div>
  );
}
