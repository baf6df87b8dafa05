import { buttonStyle } from '@/components/ui/button-styles';
import { inputStyle } from '@/components/ui/forms/field-parts';
import type { FilterFacets } from '@/lib/catalog/filters/filter-facets';
import {
  optionKey,
  type ProductFilter,
  plainAmount,
  SHOP_SORTS,
  wholeDollars,
} from '@/lib/catalog/filters/product-filter';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { filterSentences as say } from '@/lib/messages/en/shop/front/filters';

type FilterFormProps = {
  filter: ProductFilter;
  facets: FilterFacets;
  categories: readonly CategoryView[];
  isOpen: boolean;
};

const control = `${inputStyle} border-line-strong`;

/** Sorting and filtering the grid: a plain form that opens and works without JavaScript. */
export function FilterForm({ filter, facets, categories, isOpen }: FilterFormProps) {
  const chosen = (name: string) => {
    const option = filter.options.find((one) => one.name === name);
    return option ? optionKey(option) : '';
  };
  const around = facets.prices && wholeDollars(facets.prices);
  return (
    <details open={isOpen} className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-card px-4 font-medium [&::-webkit-details-marker]:hidden">
        <svg
          viewBox="0 0 20 20"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          <path d="M3 6h14M6 10h8M8.5 14h3" strokeLinecap="round" />
        </svg>
        {say.open}
      </summary>
      <form action="/products" className="flex flex-col gap-5 border-t border-line p-4">
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          <label className="flex flex-col gap-1">
            <span className="font-medium">{say.sort}</span>
            <select name="sort" defaultValue={filter.sort} className={control}>
              {SHOP_SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {say.sorts[sort]}
                </option>
              ))}
            </select>
          </label>
          {categories.length > 0 && (
            <label className="flex flex-col gap-1">
              <span className="font-medium">{say.category}</span>
              <select name="category" defaultValue={filter.categoryId ?? ''} className={control}>
                <option value="">{say.allCategories}</option>
                {categories.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <fieldset className="min-w-0">
            <legend className="mb-1 font-medium">{say.price}</legend>
            <div className="grid grid-cols-2 gap-3">
              {(['min', 'max'] as const).map((name) => {
                const amount = name === 'min' ? filter.minCents : filter.maxCents;
                return (
                  <input
                    key={name}
                    name={name}
                    aria-label={name === 'min' ? say.from : say.to}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={12}
                    placeholder={around ? plainAmount(around[name]) : undefined}
                    defaultValue={amount === null ? '' : plainAmount(amount)}
                    className={control}
                  />
                );
              })}
            </div>
          </fieldset>
          {facets.options.map(({ name, values }) => (
            <label key={name} className="flex flex-col gap-1">
              <span className="font-medium">{name}</span>
              <select name="option" defaultValue={chosen(name)} className={control}>
                <option value="">{say.any}</option>
                {values.map((value) => (
                  <option key={value} value={optionKey({ name, value })}>
                    {value}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {facets.hasStock && (
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="available"
                value="1"
                defaultChecked={filter.isAvailable}
                className="size-5 accent-ink"
              />
              {say.available}
            </label>
          )}
          <button type="submit" className={buttonStyle('primary')}>
            {say.show}
          </button>
        </div>
      </form>
    </details>
  );
}
