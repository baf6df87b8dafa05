'use client';
import { Field } from '@/components/ui/forms/field';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import type { CheckoutField, CheckoutValues } from '@/lib/orders/checkout/checkout-fields';
import { AddressFields } from './address-fields';

type CheckoutFieldsProps = {
  values: CheckoutValues;
  errors: Partial<Record<CheckoutField, string>>;
  /** The countries that the shop delivers to; null for all. */
  countries: readonly string[] | null;
  onChange: (field: CheckoutField, value: string) => void;
};

const say = checkoutFormSentences;

/** Contact and shipping address. Maximum lengths are the server's. */
export function CheckoutFields({ values, errors, countries, onChange }: CheckoutFieldsProps) {
  const bind = (field: CheckoutField) => ({
    id: field,
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(field, event.target.value),
  });
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
        <AddressFields country={values.country} countries={countries} bind={bind} />
      </fieldset>
    </>
  );
}
