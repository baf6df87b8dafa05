'use client';
import { Field, SelectField } from '@/components/ui/forms/field';
import { addressFormOf } from '@/lib/addresses/address-form';
import { regionsOf } from '@/lib/addresses/regions';
import { countryNames } from '@/lib/messages/en/orders/countries';
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

type AddressFieldsProps = {
  country: string;
  /** The countries to choose from, by their codes; null for all. The present one is always among them. */
  countries?: readonly string[] | null;
  bind: (field: CheckoutField) => BoundField;
};

/** The fields of a postal address, for its country. Maximum lengths are the server's. */
export function AddressFields({ country, countries = null, bind }: AddressFieldsProps) {
  const form = addressFormOf(country);
  const listed = Object.entries(countryNames)
    .filter(([code]) => countries === null || code === country || countries.includes(code))
    .map(([value, label]) => ({ value, label }));
  return (
    <>
      <SelectField {...bind('country')} label={say.country} autoComplete="country" options={listed} />
      <Field {...bind('address')} label={say.address} autoComplete="address-line1" maxLength={300} />
      <Field
        {...bind('address2')}
        label={say.address2}
        isOptional
        autoComplete="address-line2"
        maxLength={120}
      />
      <div className="grid grid-cols-[3fr_2fr] items-start gap-5 sm:grid-cols-[2fr_2fr_1fr]">
        {form.city !== 'none' && (
          <Field
            {...bind('city')}
            label={say.cityWords[form.cityWord]}
            isOptional={form.city === 'optional'}
            autoComplete="address-level2"
            maxLength={120}
            className="col-span-2 sm:col-span-1"
          />
        )}
        <RegionField country={country} bind={bind} />
        {form.postalCode !== 'none' && (
          <Field
            {...bind('zip')}
            label={say.postalCodeWords[form.postalCodeWord]}
            isOptional={form.postalCode === 'optional'}
            inputMode={/^[\d -]*$/.test(form.example) && form.example !== '' ? 'numeric' : 'text'}
            autoComplete="postal-code"
            autoCapitalize="characters"
            maxLength={20}
          />
        )}
      </div>
    </>
  );
}

/** A list of the country's states, or a text where no list is known; nothing where addresses have none. */
function RegionField({ country, bind }: Pick<AddressFieldsProps, 'country' | 'bind'>) {
  const { region, regionWord } = addressFormOf(country);
  if (region === 'none') {
    return null;
  }
  const regions = regionsOf(country);
  const isOptional = region === 'optional';
  const { name, choose } = say.regionWords[regionWord];
  const field = { ...bind('state'), label: name, autoComplete: 'address-level1', className: 'min-w-0' };
  return regions === null ? (
    <Field {...field} isOptional={isOptional} maxLength={120} />
  ) : (
    <SelectField
      {...field}
      isOptional={isOptional}
      options={[
        { value: '', label: isOptional ? say.noRegion : choose },
        ...regions.map(({ code, name: label }) => ({ value: code, label })),
      ]}
    />
  );
}
