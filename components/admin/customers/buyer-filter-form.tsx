import { FilterForm } from '@/components/admin/filter-form';
import { SelectField } from '@/components/ui/forms/field';
import { customersSentences as say } from '@/lib/messages/en/admin/store/customers';
import { BUYER_SORTS, type BuyerFilter, buyerQuery } from '@/lib/orders/buyers/buyer-filter';

const SORTS = BUYER_SORTS.map((value) => ({ value, label: say.sorts[value] }));

/** Search and order of the list of customers. */
export function BuyerFilterForm({ filter }: { filter: BuyerFilter }) {
  const query = buyerQuery(filter);
  return (
    <FilterForm
      action="/admin/customers"
      query={query}
      search={{
        id: 'buyer-search',
        label: say.searchLabel,
        value: filter.search,
        hint: say.searchHint,
        placeholder: say.searchPlaceholder,
      }}
      chosen={filter.sort === 'last' ? 0 : 1}
      clearHref={query === '' ? null : '/admin/customers'}
      fieldsStyle="grid gap-x-3 gap-y-4 pt-2 sm:grid-cols-[16rem_auto] sm:items-end"
      buttonsStyle="flex flex-wrap gap-x-5 gap-y-2"
    >
      <SelectField name="sort" label={say.sort} isOptional options={SORTS} defaultValue={filter.sort} />
    </FilterForm>
  );
}
