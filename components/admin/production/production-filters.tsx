import { FilterForm } from '@/components/admin/filter-form';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { SelectField } from '@/components/ui/forms/field';
import { CurrentLink } from '@/components/ui/links/current-link';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';
import { adminWords } from '@/lib/messages/en/admin/words';
import { numberText } from '@/lib/messages/format';
import { ALL_WORK, type ProductionFilter, productionQuery } from '@/lib/production/production-filter';
import type { MaterialView } from '@/lib/production/production-views';

type ProductionFiltersProps = {
  filter: ProductionFilter;
  products: readonly Pick<MaterialView, 'key' | 'name'>[];
};

/** The filters of the production view. */
export function ProductionFilters({ filter, products }: ProductionFiltersProps) {
  const options = [
    { value: '', label: adminProductionSentences.allProducts },
    ...products.map(({ key, name }) => ({ value: key, label: name })),
  ];
  const chosen = Number(filter.product !== null) + Number(filter.isUnfinishedOnly);
  return (
    <FilterForm
      action="/admin/production"
      query={productionQuery(filter)}
      search={{ id: 'production-search', label: adminProductionSentences.searchLabel, value: filter.search }}
      chosen={chosen}
      clearHref={
        productionQuery({ ...filter, view: 'open' }) === ''
          ? null
          : `/admin/production${productionQuery({ ...ALL_WORK, view: filter.view })}`
      }
      hidden={filter.view === 'made' && <input type="hidden" name="view" value="made" />}
      fieldsStyle="flex flex-wrap items-end gap-x-5 gap-y-2 pt-1"
      buttonsStyle="flex flex-wrap gap-x-5 gap-y-2 max-sm:w-full"
    >
      <SelectField
        name="product"
        label={adminWords.product}
        isOptional
        options={options}
        defaultValue={filter.product ?? ''}
        className="min-w-0 grow basis-64"
      />
      <div className="flex min-h-12 items-center">
        <CheckboxField
          name="open"
          value="1"
          label={adminProductionSentences.onlyUnfinished}
          defaultChecked={filter.isUnfinishedOnly}
        />
      </div>
    </FilterForm>
  );
}

type ProductionViewsProps = { filter: ProductionFilter; counts: Record<ProductionFilter['view'], number> };

const VIEWS = [
  { view: 'open', name: adminProductionSentences.toMake },
  { view: 'made', name: adminProductionSentences.made },
] as const;

const LOOK = {
  all: 'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold',
  current: 'border-ink bg-ink text-white',
  other: 'border-line-strong hover:bg-sunken',
};

/** The two views: orders to make, and finished orders that wait to be completed. */
export const ProductionViews = ({ filter, counts }: ProductionViewsProps) => (
  <nav aria-label={adminProductionSentences.piles} className="flex gap-2">
    {VIEWS.map(({ view, name }) => (
      <CurrentLink
        key={view}
        href={`/admin/production${productionQuery({ ...filter, view })}`}
        isCurrent={view === filter.view}
        look={LOOK}
      >
        {name}
        <span className="font-normal tabular-nums">{numberText(counts[view])}</span>
      </CurrentLink>
    ))}
  </nav>
);
