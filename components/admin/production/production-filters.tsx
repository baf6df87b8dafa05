import Form from 'next/form';
import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/field';
import { type ProductionFilter, productionQuery } from '@/lib/production/production-filter';
import type { MaterialView } from '@/lib/production/production-views';

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
  return (
    <search>
      {/* The key makes new fields for a new filter; the old ones would keep what was chosen before. */}
      <Form
        key={productionQuery(filter)}
        action="/admin/production"
        className="flex flex-wrap items-end gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5"
      >
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
        <div className="flex flex-wrap gap-x-5 max-sm:w-full">
          <button type="submit" className={buttonStyle('secondary', 'max-sm:grow')}>
            Apply
          </button>
          {productionQuery(filter) !== '' && (
            <Link href="/admin/production" className={buttonStyle('quiet')}>
              Clear
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}
