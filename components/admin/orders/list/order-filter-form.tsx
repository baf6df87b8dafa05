import Form from 'next/form';
import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { inputStyle, SelectField } from '@/components/ui/forms/field';
import { SearchIcon } from '@/components/ui/icons';
import { type OrderFilter, orderFilterQuery } from '@/lib/orders/list/order-filter';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/orders/status';
import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from '@/lib/orders/status-labels';
import { LONGEST_SEARCH } from '@/lib/text/clean-search';

const STATUS_OPTIONS = [
  { value: '', label: 'Any status' },
  ...ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] })),
];

const PAYMENT_OPTIONS = [
  { value: '', label: 'Any payment' },
  ...PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS_LABELS[value] })),
];

/** Search and filters of the list. A GET form, so that what is asked for stands in the address. */
export function OrderFilterForm({ filter }: { filter: OrderFilter }) {
  const { search, status, paymentStatus, from, to, isNewOnly } = filter;
  const chosen =
    [status, paymentStatus, from, to].filter((value) => value !== null).length + Number(isNewOnly);
  return (
    <search>
      {/* The key makes new fields for a new filter; the old ones would keep what was typed before. */}
      <Form
        key={orderFilterQuery(filter)}
        action="/admin/orders"
        className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
      >
        <div className="flex gap-3">
          <div className="min-w-0 grow">
            <label htmlFor="order-search" className="sr-only">
              Search orders
            </label>
            <input
              id="order-search"
              type="search"
              name="q"
              defaultValue={search}
              maxLength={LONGEST_SEARCH}
              placeholder="Number, name, product…"
              aria-describedby="order-search-hint"
              className={`${inputStyle} border-line-strong h-12`}
            />
          </div>
          <button type="submit" className={buttonStyle('secondary', 'shrink-0 px-3.5! sm:px-6!')}>
            <SearchIcon className="size-5" />
            <span className="sr-only sm:not-sr-only">Search</span>
          </button>
        </div>
        <p id="order-search-hint" className="-mt-2 text-sm text-muted">
          Finds order numbers, customers, emails, products, SKUs, personalizations, and names on paid rosters.
        </p>
        <details
          open={chosen > 0}
          className="supports-[selector(::details-content)]:lg:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink supports-[selector(::details-content)]:lg:hidden">
            Filters{chosen > 0 && ` (${chosen})`}
          </summary>
          <div className="grid grid-cols-2 gap-x-3 gap-y-4 pt-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto_auto] lg:items-end lg:pt-0">
            <SelectField
              name="status"
              label="Status"
              isOptional
              options={STATUS_OPTIONS}
              defaultValue={status ?? ''}
            />
            <SelectField
              name="payment"
              label="Payment"
              isOptional
              options={PAYMENT_OPTIONS}
              defaultValue={paymentStatus ?? ''}
            />
            <DayField name="from" label="From" day={from} />
            <DayField name="to" label="To" day={to} />
            <div className="col-span-2 flex min-h-12 items-center lg:col-span-1">
              <CheckboxField name="new" value="1" label="Only new" defaultChecked={isNewOnly} />
            </div>
            <div className="col-span-2 flex flex-wrap gap-x-5 gap-y-2 lg:col-span-1">
              <button type="submit" className={buttonStyle('secondary', 'max-sm:grow')}>
                Apply
              </button>
              {orderFilterQuery(filter) !== '' && (
                <Link href="/admin/orders" className={buttonStyle('quiet')}>
                  Clear
                </Link>
              )}
            </div>
          </div>
        </details>
      </Form>
    </search>
  );
}

/** A day; without the word 'optional', which every filter is. */
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
