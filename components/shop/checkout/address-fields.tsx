'use client';
import { Field, SelectField } from '@/components/ui/forms/field';
import { regionsOf } from '@/lib/addresses/regions';
import { checkoutFormSentences as say } from '@/lib/messages/en/shop/checkout-form';
import type { CheckoutField } from '@/lib/orders/checkout/checkout-fields';

/** What a field of a form of checkout values is connected to. */
export type BoundField = {
  name: string;
  id?: string;
  value: string;
  error: string | undefined;
  onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

const COUNTRIES = [
  { value: 'US', label: say.countries.US },
  { value: 'CA', label: say.countries.CA },
];

type AddressFieldsProps = { country: string; bind: (field: CheckoutField) => BoundField };

/** The fields of a postal address, for its country. Maximum lengths are the server's. */
export function AddressFields({ country, bind }: AddressFieldsProps) {
  const isCanada = country === 'CA';
  const labels = isCanada ? say.regions.CA : say.regions.US;
  const states = (regionsOf(country) ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
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
    </>
  );
}
