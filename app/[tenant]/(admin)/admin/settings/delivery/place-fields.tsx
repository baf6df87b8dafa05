'use client';
import { useId } from 'react';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { FieldError, SelectField } from '@/components/ui/forms/field';
import type { TypedDelivery } from '@/lib/delivery/read-delivery';
import { deliverySettings as say } from '@/lib/messages/en/admin/store/delivery';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import { COUNTRIES, withPlace } from './delivery-form-values';

type Places = TypedDelivery['places'];
type PlaceFieldsProps = { places: Places; error: string | undefined; onChange: (places: Places) => void };

const NAMES = checkoutFormSentences.countries;

/** The countries that a parcel goes to: all of each, or some of its states. */
export function PlaceFields({ places, error, onChange }: PlaceFieldsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{say.places}</legend>
      {COUNTRIES.map(({ country, states }) => {
        const place = places.find((one) => one.country === country);
        const chosen = place?.states ?? [];
        const choose = (codes: readonly string[] | null | undefined) =>
          onChange(withPlace(places, country, codes));
        return (
          <div key={country} className="flex flex-col gap-2">
            <CheckboxField
              name={`place-${country}`}
              label={NAMES[country]}
              checked={place !== undefined}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => choose(target.checked ? null : undefined)}
            />
            {place !== undefined && (
              <div className="flex flex-col gap-2 pl-8">
                <SelectField
                  name={`reach-${country}`}
                  label={say.reach(NAMES[country])}
                  options={[
                    { value: 'all', label: say.everywhere },
                    { value: 'some', label: say.someStates },
                  ]}
                  value={place.states === null ? 'all' : 'some'}
                  onChange={({ target }) => choose(target.value === 'all' ? null : [])}
                />
                {place.states !== null && (
                  <fieldset className="max-h-64 gap-x-4 overflow-y-auto rounded-control border border-line px-4 py-2 sm:grid sm:grid-cols-2">
                    <legend className="sr-only">{say.chooseStates}</legend>
                    {states.map(({ code, name }) => (
                      <CheckboxField
                        key={code}
                        name={`state-${code}`}
                        label={name}
                        checked={chosen.includes(code)}
                        onChange={({ target }) =>
                          choose(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
                        }
                      />
                    ))}
                  </fieldset>
                )}
              </div>
            )}
          </div>
        );
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
