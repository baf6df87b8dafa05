'use client';
import { SelectField } from '@/components/ui/forms/field';
import { regionsOf } from '@/lib/addresses/regions';
import { taxSettings as say } from '@/lib/messages/en/admin/store/taxes';
import { countryNames } from '@/lib/messages/en/orders/countries';
import type { TaxPlace } from '@/lib/taxes/shop-taxes';

type PlaceSelectsProps = {
  place: TaxPlace;
  error: string | undefined;
  /** The label of no state; without one a state has to be chosen. */
  whole?: (country: string) => string;
  onChange: (place: TaxPlace) => void;
};

const COUNTRIES = Object.entries(countryNames)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** A country and one of its states. Another country has other states. */
export function PlaceSelects({ place, error, whole, onChange }: PlaceSelectsProps) {
  const states = (regionsOf(place.country) ?? []).map(({ code, name }) => ({ value: code, label: name }));
  // A country without a list of states is taxed as a whole.
  const none =
    (states.length === 0 ? say.wholeCountry : whole)?.(countryNames[place.country] ?? place.country) ??
    say.chooseState;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        name="country"
        label={say.country}
        options={COUNTRIES}
        value={place.country}
        onChange={({ target }) => onChange({ country: target.value, state: '' })}
      />
      <SelectField
        name="state"
        label={say.state}
        options={[{ value: '', label: none }, ...states]}
        value={place.state}
        error={error}
        onChange={({ target }) => onChange({ ...place, state: target.value })}
      />
    </div>
  );
}
