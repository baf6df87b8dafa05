'use client';
import { buttonStyle } from '@/components/ui/button-styles';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { SelectField } from '@/components/ui/forms/field';
import { regionsOf } from '@/lib/addresses/regions';
import type { TypedDelivery } from '@/lib/delivery/read-delivery';
import { deliverySettings as say } from '@/lib/messages/en/admin/store/delivery';
import { countryNames } from '@/lib/messages/en/orders/countries';

type PlaceRowProps = {
  place: TypedDelivery['places'][number];
  /** Null for the whole country, `undefined` to remove it. */
  onChoose: (states: readonly string[] | null | undefined) => void;
};

/** A country that a parcel goes to, and which of its states if it has any. */
export function PlaceRow({ place: { country, states }, onChoose }: PlaceRowProps) {
  const name = countryNames[country] ?? country;
  const regions = regionsOf(country);
  const chosen = states ?? [];
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line px-4 py-2">
      <div className="flex items-center justify-between gap-4">
        <span className="wrap-anywhere min-w-0">{name}</span>
        <button
          type="button"
          aria-label={say.removeCountry(name)}
          className={buttonStyle('quiet')}
          onClick={() => onChoose(undefined)}
        >
          {say.removeShort}
        </button>
      </div>
      {regions !== null && (
        <SelectField
          name={`reach-${country}`}
          label={say.reach(name)}
          options={[
            { value: 'all', label: say.everywhere },
            { value: 'some', label: say.someStates },
          ]}
          value={states === null ? 'all' : 'some'}
          onChange={({ target }) => onChoose(target.value === 'all' ? null : [])}
        />
      )}
      {regions !== null && states !== null && (
        <fieldset className="max-h-64 gap-x-4 overflow-y-auto rounded-control border border-line px-4 py-2 sm:grid sm:grid-cols-2">
          <legend className="sr-only">{say.chooseStates}</legend>
          {regions.map(({ code, name: label }) => (
            <CheckboxField
              key={code}
              name={`state-${code}`}
              label={label}
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
              }
            />
          ))}
        </fieldset>
      )}
    </li>
  );
}
