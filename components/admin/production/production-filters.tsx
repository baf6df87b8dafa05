import Form from 'next/form';
import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { inputStyle, SelectField } from '@/components/ui/forms/field';
import { SearchIcon } from '@/components/ui/icons';
import { ALL_WORK, type ProductionFilter, productionQuery } from '@/lib/production/production-filter';
import type { MaterialView } from '@/lib/production/production-views';
import { LONGEST_SEARCH } from '@/lib/text/clean-search';

type ProductionFiltersProps = {
  filter: ProductionFilter;
  products: readonly Pick<MaterialView, 'key' | 'name'>[];
};

/** Which work is shown. A GET form, so that what is asked for stands in the address. */
export function ProductionFilters({ filter, products }: ProductionFiltersProps) {
  const options = [
    { value: '', label: 'All products' },
    ...products.map(({ key, name }) => ({ value: key, label: name })),
  ];
  const chosen = Number(filter.product !== null) + Number(filter.isUnfinishedOnly);
  return (
    <search>
      {/* The key makes new fields for a new filter; the old ones would keep what was chosen before. */}
      <Form
        key={productionQuery(filter)}
        action="/admin/production"
        className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 sm:p-5"
      >
        {filter.view === 'made' && <input type="hidden" name="view" value="made" />}
        <div className="flex gap-3">
          <div className="min-w-0 grow">
            <label htmlFor="production-search" className="sr-only">
              Search what to make
            </label>
            <input
              id="production-search"
              type="search"
              name="q"
              defaultValue={filter.search}
              maxLength={LONGEST_SEARCH}
              placeholder="Number, name, product…"
              className={`${inputStyle} h-12 border-line-strong`}
            />
          </div>
          <button type="submit" className={buttonStyle('secondary', 'shrink-0 px-3.5! sm:px-6!')}>
            <SearchIcon className="size-5" />
            <span className="sr-only sm:not-sr-only">Search</span>
          </button>
        </div>
        <details
          open={chosen > 0}
          className="supports-[selector(::details-content)]:lg:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink supports-[selector(::details-content)]:lg:hidden">
            Filters{chosen > 0 && ` (${chosen})`}
          </summary>
          <div className="flex flex-wrap items-end gap-x-5 gap-y-2 pt-1">
            <SelectField
              name="product"
              label="Product"
              isOptional
              options={options}
              defaultValue={filter.product ?? ''}
              className="min-w-0 grow basis-64"
            />
            <div className="flex min-h-12 items-center">
              <CheckboxField
                name="open"
                value="1"
                label="Only unfinished rows"
                defaultChecked={filter.isUnfinishedOnly}
              />
            </div>
            <button type="submit" className={buttonStyle('secondary', 'max-sm:grow')}>
              Apply
            </button>
            {productionQuery({ ...filter, view: 'open' }) !== '' && (
              <Link
                href={`/admin/production${productionQuery({ ...ALL_WORK, view: filter.view })}`}
                className={buttonStyle('quiet')}
              >
                Clear
              </Link>
            )}
          </div>
        </details>
      </Form>
    </search>
  );
}

type ProductionViewsProps = { filter: ProductionFilter; counts: Record<ProductionFilter['view'], number> };

const VIEWS = [
  { view: 'open', name: 'To make' },
  { view: 'made', name: 'Made' },
] as const;

/** The two piles of the workroom: what is to be made, and what is made and waits to be completed. */
export const ProductionViews = ({ filter, counts }: ProductionViewsProps) => (
  <nav aria-label="Piles" className="flex gap-2">
    {VIEWS.map(({ view, name }) => (
      <Link
        key={view}
        href={`/admin/production${productionQuery({ ...filter, view })}`}
        aria-current={view === filter.view ? 'page' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold',
          view === filter.view ? 'border-ink bg-ink text-white' : 'border-line-strong hover:bg-sunken',
        )}
      >
        {name}
        <span className="font-normal tabular-nums">{counts[view].toLocaleString('en-US')}</span>
      </Link>
    ))}
  </nav>
);
