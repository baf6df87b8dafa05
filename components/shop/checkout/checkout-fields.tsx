'use client';
import { Field, SelectField } from '@/components/ui/forms/field';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import type { CheckoutField, CheckoutValues } from '@/lib/orders/checkout/checkout-fields';
import { regionsOf } from '@/lib/orders/checkout/regions';

type CheckoutFieldsProps = {
  values: CheckoutValues;
  errors: Partial<Record<CheckoutField, string>>;
  onChange: (field: CheckoutField, value: string) => void;
};

const say = checkoutFormSentences;

const COUNTRIES = [
  { value: 'US', label: say.countries.US },
  { value: 'CA', label: say.countries.CA },
];

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
  const isCanada = values.country === 'CA';
  const labels = isCanada ? say.regions.CA : say.regions.US;
  const states = (regionsOf(values.country) ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <fieldset className="flex flex-col gap-5">
        <legend className="heading-2 mb-4">{say.contact}</legend>
        <Field {...bind('name')} label={say.name} autoComplete="name" maxLength={200} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            {...bind('email')}
            label={say.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          <Field {...bind('phone')} label={say.phone} type="tel" autoComplete="tel" maxLength={40} />
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-5">
        <legend className="heading-2 mb-4">{say.shippingAddress}</legend>
        <SelectField {...bind('country')} label={say.country} autoComplete="country" options={COUNTRIES} />
        <Field {...bind('address')} label={say.address} autoComplete="address-line1" maxLength={300} />
        <Field
          {...bind('address2')}
          label={say.address2}
          isOptional
          autoComplete="address-line2"
          maxLength={120}
        />
        <div className="grid grid-cols-[3fr_2fr] items-start gap-5 sm:grid-cols-[2fr_2fr_1fr]">
          <Field
            {...bind('city')}
            label={say.city}
            autoComplete="address-level2"
            maxLength={120}
            className="col-span-2 sm:col-span-1"
          />
          <SelectField
            {...bind('state')}
            label={labels.state}
            autoComplete="address-level1"
            options={[{ value: '', label: labels.chooseState }, ...states]}
            className="min-w-0"
          />
          <Field
            {...bind('zip')}
            label={labels.zip}
            inputMode={isCanada ? 'text' : 'numeric'}
            autoComplete="postal-code"
            autoCapitalize="characters"
            maxLength={20}
          />
        </div>
      </fieldset>
    </>
  );
}
