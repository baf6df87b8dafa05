import type { CategoryView } from '@/lib/catalog/products/product-views';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/products/categories';

type FurtherCategoriesProps = {
  categories: readonly CategoryView[];
  /** The first category, which is chosen elsewhere. */
  firstId: string;
  chosen: readonly string[];
  /** Sorted by id, so that two editors who chose the same have the same value. */
  onChange: (chosen: string[]) => void;
};

/** The categories that a product is also found in; nothing while there is no second one. */
export function FurtherCategories({ categories, firstId, chosen, onChange }: FurtherCategoriesProps) {
  const others = categories.filter(({ id }) => id !== firstId);
  if (firstId === '' || others.length === 0) {
    return null;
  }
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{adminCategoriesSentences.alsoIn}</legend>
      <div className="grid max-h-56 gap-x-4 overflow-y-auto rounded-control border border-line px-3 py-1 sm:grid-cols-2">
        {others.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="furtherCategory"
              value={id}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange((target.checked ? [...chosen, id] : chosen.filter((other) => other !== id)).sort())
              }
              className="size-5 shrink-0 accent-ink"
            />
            <span className="min-w-0 break-words">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
