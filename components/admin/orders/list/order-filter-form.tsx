import { FilterForm } from '@/components/admin/filter-form';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { inputStyle, SelectField } from '@/components/ui/forms/field';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { adminWords } from '@/lib/messages/en/admin/words';
import { orderStatusSentences } from '@/lib/messages/en/orders/status';
import { type OrderFilter, orderFilterQuery, TEST_FILTERS } from '@/lib/orders/list/order-filter';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/orders/status/status';

/** The fields with a fixed set of values. */
const CHOICES = [
  {
    name: 'status',
    label: adminWords.status,
    options: [
      { value: '', label: adminWords.anyStatus },
      ...ORDER_STATUSES.map((value) => ({ value, label: orderStatusSentences.status[value] })),
    ],
    chosenOf: ({ status }: OrderFilter) => status,
  },
  {
    name: 'payment',
    label: adminOrdersSentences.payment,
    options: [
      { value: '', label: adminOrdersSentences.anyPayment },
      ...PAYMENT_STATUSES.map((value) => ({ value, label: orderStatusSentences.payment[value] })),
    ],
    chosenOf: ({ paymentStatus }: OrderFilter) => paymentStatus,
  },
];

/** Search and filters of the list of orders. */
export function OrderFilterForm({ filter, hasTests }: { filter: OrderFilter; hasTests: boolean }) {
  const { search, status, paymentStatus, from, to, isNewOnly, tests } = filter;
  const chosen =
    [status, paymentStatus, from, to, tests].filter((value) => value !== null).length + Number(isNewOnly);
  const query = orderFilterQuery(filter);
  return (
    <FilterForm
      action="/admin/orders"
      query={query}
      search={{
        id: 'order-search',
        label: adminOrdersSentences.searchLabel,
        value: search,
        hint: adminOrdersSentences.searchHint,
      }}
      chosen={chosen}
      clearHref={query === '' ? null : '/admin/orders'}
      fieldsStyle="grid grid-cols-2 gap-x-3 gap-y-4 pt-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto_auto] lg:items-end"
      buttonsStyle="col-span-2 flex flex-wrap gap-x-5 gap-y-2 lg:col-span-1"
    >
      {CHOICES.map(({ name, chosenOf, ...choice }) => (
        <SelectField key={name} name={name} {...choice} isOptional defaultValue={chosenOf(filter) ?? ''} />
      ))}
      <DayField name="from" label={adminOrdersSentences.from} day={from} />
      <DayField name="to" label={adminOrdersSentences.to} day={to} />
      {(hasTests || tests !== null) && (
        <SelectField
          name="tests"
          label={adminOrdersSentences.tests}
          options={[
            { value: '', label: adminOrdersSentences.testFilters.all },
            ...TEST_FILTERS.map((value) => ({ value, label: adminOrdersSentences.testFilters[value] })),
          ]}
          isOptional
          defaultValue={tests ?? ''}
        />
      )}
      <div className="col-span-2 flex min-h-12 items-center lg:col-span-1">
        <CheckboxField name="new" value="1" label={adminOrdersSentences.onlyNew} defaultChecked={isNewOnly} />
      </div>
    </FilterForm>
  );
}

/** A date field without the word 'optional', because every filter is. */
function DayField({ name, label, day }: { name: string; label: string; day: string | null }) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        id={name}
        type="date"
        name={name}
        min="2000-01-01"
        max="2999-12-31"
        defaultValue={day ?? ''}
        className={`${inputStyle} h-12 border-line-strong px-3!`}
      />
    </div>
  );
}
