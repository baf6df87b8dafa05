// Reads what an owner typed about a tax rate. The form checks itself with it, and the server decides with it.
import { isCountryCode } from '@/lib/addresses/country-codes';
import { regionCode } from '@/lib/addresses/regions';
import { taxProblems as say } from '@/lib/messages/en/admin/store/tax-problems';
import { err, ok, type Result } from '@/lib/result';
import { characterCount, cleanLine } from '@/lib/text/clean-text';
import { basisPointsFromText, percentText } from '@/lib/text/percentage';
import type { PlacedRate } from './shop-taxes';
import { HIGHEST_RATE, LONGEST_TAX_NAME } from './tax-limits';

/** The form's texts. `state` is empty for the whole country. */
export type TypedRate = {
  country: string;
  state: string;
  name: string;
  percent: string;
  taxesShipping: boolean;
};

export type RateFields = Omit<PlacedRate, 'id'>;
export type RateProblems = Partial<Record<keyof TypedRate, string>>;

/** The rate, or a sentence for each field that is wrong. */
export function readRate(typed: TypedRate): Result<RateFields, RateProblems> {
  const problems: RateProblems = {};
  const name = cleanLine(typed.name);
  if (name === '') {
    problems.name = say.nameMissing;
  } else if (characterCount(name) > LONGEST_TAX_NAME) {
    problems.name = say.tooLong(LONGEST_TAX_NAME);
  }
  const basisPoints = basisPointsFromText(typed.percent);
  if (basisPoints === null || basisPoints === 0 || basisPoints > HIGHEST_RATE) {
    problems.percent = say.percentInvalid(percentText(HIGHEST_RATE));
  }
  const state = isCountryCode(typed.country)
    ? typed.state === ''
      ? ''
      : regionCode(typed.country, typed.state)
    : null;
  if (state === null) {
    problems.state = say.placeInvalid;
  }
  return Object.keys(problems).length > 0 || basisPoints === null || state === null
    ? err(problems)
    : ok({ country: typed.country, state, name, basisPoints, taxesShipping: typed.taxesShipping });
}
