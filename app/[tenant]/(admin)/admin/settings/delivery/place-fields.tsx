'use client';
import { useId, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { FieldError, SelectField } from '@/components/ui/forms/field';
import { EUROPEAN_UNION } from '@/lib/addresses/european-union';
import type { TypedDelivery } from '@/lib/delivery/read-delivery';
import { deliverySettings as say } from '@/lib/messages/en/admin/store/delivery';
import { countryNames } from '@/lib/messages/en/orders/countries';
import { withCountries, withPlace } from './delivery-form-values';
import { PlaceRow } from './place-row';

type Places = TypedDelivery['places'];
type PlaceFieldsProps = { places: Places; error: string | undefined; onChange: (places: Places) => void };

const GROUPS: Readonly<Record<string, { label: string; countries: readonly string[] }>> = {
  'group-eu': { label: say.europeanUnion, countries: EUROPEAN_UNION },
  'group-all': { label: say.everyCountry, countries: Object.keys(countryNames) },
};

/** The countries that a parcel goes to: all of each, or some of its states. */
export function PlaceFields({ places, error, onChange }: PlaceFieldsProps) {
  const id = useId();
  const [added, setAdded] = useState('');
  const missing = (countries: readonly string[]) =>
    countries.some((country) => !places.some((place) => place.country === country));
  const options = [
    { value: '', label: say.chooseCountry },
    ...Object.entries(GROUPS)
      .filter(([, { countries }]) => missing(countries))
      .map(([value, { label }]) => ({ value, label })),
    ...Object.entries(countryNames)
      .filter(([country]) => missing([country]))
      .map(([value, label]) => ({ value, label })),
  ];

  function add(value: string) {
    if (value !== '') {
      const group = GROUPS[value];
      onChange(withCountries(places, group?.countries ?? [value]));
      setAdded(say.countryAdded(group?.label ?? countryNames[value] ?? value));
    }
  }

  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{say.places}</legend>
      <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto empty:hidden">
        {places.map((place) => (
          <PlaceRow
            key={place.country}
            place={place}
            onChoose={(states) => onChange(withPlace(places, place.country, states))}
          />
        ))}
      </ul>
      <SelectField
        name="add-country"
        label={say.addCountry}
        isOptional
        options={options}
        value=""
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => add(target.value)}
      />
      {places.length > 1 && (
        <button type="button" className={buttonStyle('quiet', 'self-start')} onClick={() => onChange([])}>
          {say.removeAllCountries}
        </button>
      )}
      <p role="status" className="sr-only">
        {added}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
