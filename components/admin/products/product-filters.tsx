'use client';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { inputStyle, SelectField } from '@/components/ui/forms/field';
import { SearchIcon } from '@/components/ui/icons';
import {
  NO_CATEGORY,
  PRODUCT_SORTS,
  type ProductChoice,
  productListHref,
} from '@/lib/catalog/products/product-list';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { archiveSentences } from '@/lib/messages/en/admin/products/archive';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/products/categories';
import { adminWords } from '@/lib/messages/en/admin/words';
import { LONGEST_SEARCH } from '@/lib/text/clean-search';

const STATUSES = [
  { value: '', label: adminWords.anyStatus },
  { value: 'active', label: adminProductsSentences.active },
  { value: 'inactive', label: adminProductsSentences.inactive },
  { value: 'archived', label: archiveSentences.archived },
];

const SORTS = PRODUCT_SORTS.map((value) => ({ value, label: adminProductsSentences.sorts[value] }));

type ProductFiltersProps = { choice: ProductChoice; categories: readonly CategoryView[] };

/** The form's fields in the format of the address. */
function choiceOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * Search, filters and sorting. A plain form, so that the choice is in the address; with JavaScript a new choice
 * applies at once.
 */
export function ProductFilters({ choice, categories }: ProductFiltersProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const address = productListHref(choice);
  const [shown, setShown] = useState({ address, ...choice });
  if (shown.address !== address) {
    setShown({ address, ...choice });
  }

  function submit(form: HTMLFormElement) {
    const parameters = new URLSearchParams(
      Object.entries(choiceOf(form)).filter(([, value]) => value !== ''),
    );
    startTransition(() => router.push(`/admin/products?${parameters}`));
  }

  const selectProps = {
    isOptional: true,
    onChange: ({ target }: React.ChangeEvent<HTMLSelectElement>) => {
      setShown((current) => ({ ...current, [target.name]: target.value || null }));
      target.form?.requestSubmit();
    },
  };

  return (
    <search aria-label={adminPages.products}>
      <form
        action="/admin/products"
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
        className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_repeat(3,11.5rem)]"
      >
        <div className="col-span-2 lg:col-span-1">
          <label htmlFor="product-search" className="mb-1 block font-medium">
            {adminWords.search}
          </label>
          <div className="flex">
            <input
              id="product-search"
              type="search"
              name="q"
              maxLength={LONGEST_SEARCH}
              placeholder={adminProductsSentences.nameOrSku}
              value={shown.query}
              onChange={({ target }) => setShown((current) => ({ ...current, query: target.value }))}
              className={classNames(inputStyle, 'rounded-r-none border-r-0 border-line-strong')}
            />
            <button
              type="submit"
              aria-label={adminWords.search}
              className={buttonStyle('secondary', 'rounded-l-none px-4! aria-busy:opacity-60')}
              aria-busy={isPending}
            >
              <SearchIcon className="size-5" />
            </button>
          </div>
        </div>
        <SelectField
          {...selectProps}
          name="category"
          id="product-filter-category"
          label={adminCategoriesSentences.category}
          className="col-span-2 sm:col-span-1"
          value={shown.category ?? ''}
          options={[
            { value: '', label: adminCategoriesSentences.all },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
            { value: NO_CATEGORY, label: adminCategoriesSentences.without },
          ]}
        />
        <SelectField
          {...selectProps}
          name="status"
          id="product-filter-status"
          label={adminWords.status}
          value={shown.status ?? ''}
          options={STATUSES}
        />
        <SelectField
          {...selectProps}
          name="sort"
          id="product-sort"
          label={adminProductsSentences.sort}
          value={shown.sort}
          options={SORTS}
        />
      </form>
    </search>
  );
}
