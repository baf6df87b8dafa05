'use client';
import { Field } from '@/components/ui/field';
import type { CheckoutField, CheckoutValues } from '@/lib/orders/validate-checkout';

type CheckoutFieldsProps = {
  values: CheckoutValues;
  errors: Partial<Record<CheckoutField, string>>;
  onChange: (field: CheckoutField, value: string) => void;
};

/** Contact and shipping address. Longest values are those the server takes. */
export function CheckoutFields({ values, errors, onChange }: CheckoutFieldsProps) {
  const bind = (field: CheckoutField) => ({
    id: field,
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(field, event.target.value),
  });
  return (
    <>
      <fieldset className="flex flex-col gap-5">
        <legend className="heading-2 mb-4">Contact</legend>
        <Field {...bind('name')} label="Full Name" autoComplete="name" maxLength={200} />
        <div className="grid gap-5 sm:grid-cols-2">
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
        <Field {...bind('address')} label="Street Address" autoComplete="street-address" maxLength={300} />
        <div className="grid grid-cols-2 gap-5 sm:grid-cols-[2fr_1fr_1fr]">
          <Field
            {...bind('city')}
            label="City"
            autoComplete="address-level2"
            maxLength={120}
            className="col-span-2 sm:col-span-1"
          />
          <Field {...bind('state')} label="State" autoComplete="address-level1" maxLength={120} />
          <Field {...bind('zip')} label="ZIP Code" autoComplete="postal-code" maxLength={20} />
        </div>
        <p className="text-sm text-muted">Ships within the United States.</p>
      </fieldset>
    </>
  );
}
