'use client';
import { Field, SelectField } from '@/components/ui/forms/field';
import type { CheckoutField, CheckoutValues } from '@/lib/orders/checkout/checkout-fields';
import { regionsOf } from '@/lib/orders/checkout/regions';

type CheckoutFieldsProps = {
  values: CheckoutValues;
  errors: Partial<Record<CheckoutField, string>>;
  onChange: (field: CheckoutField, value: string) => void;
};

const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

/** Labels of the address fields, by country. */
const LABELS = {
  US: { state: 'State', choose: 'Choose a state', zip: 'ZIP Code', zipMode: 'numeric' },
  CA: { state: 'Province', choose: 'Choose a province', zip: 'Postal Code', zipMode: 'text' },
} as const;

/** Contact and shipping address. Maximum lengths are the server's. */
export function CheckoutFields({ values, errors, onChange }: CheckoutFieldsProps) {
  const bind = (field: CheckoutField) => ({
    id: field,
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(field, event.target.value),
  });
  const labels = values.country === 'CA' ? LABELS.CA : LABELS.US;
  const states = (regionsOf(values.country) ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <fieldset className="flex flex-col gap-5">
        <legend className="heading-2 mb-4">Contact</legend>
        <Field {...bind('name')} label="Full Name" autoComplete="name" maxLength={200} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            {...bind('email')}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          <Field {...bind('phone')} label="Phone" type="tel" autoComplete="tel" maxLength={40} />
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-5">
        <legend className="heading-2 mb-4">Shipping address</legend>
        <SelectField {...bind('country')} label="Country" autoComplete="country" options={COUNTRIES} />
        <Field {...bind('address')} label="Street Address" autoComplete="address-line1" maxLength={300} />
        <Field
          {...bind('address2')}
          label="Apartment, suite, unit"
          isOptional
          autoComplete="address-line2"
          maxLength={120}
        />
        <div className="grid grid-cols-[3fr_2fr] items-start gap-5 sm:grid-cols-[2fr_2fr_1fr]">
          <Field
            {...bind('city')}
            label="City"
            autoComplete="address-level2"
            maxLength={120}
            className="col-span-2 sm:col-span-1"
          />
          <SelectField
            {...bind('state')}
            label={labels.state}
            autoComplete="address-level1"
            options={[{ value: '', label: labels.choose }, ...states]}
            className="min-w-0"
          />
          <Field
            {...bind('zip')}
            label={labels.zip}
            inputMode={labels.zipMode}
            autoComplete="postal-code"
            autoCapitalize="characters"
            maxLength={20}
          />
        </div>
      </fieldset>
    </>
  );
}
