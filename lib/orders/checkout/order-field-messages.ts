// Errors of a refused order: a sentence beside each field, and above the form the specification's (§5).
import { z } from 'zod';
import { addressFormOf } from '@/lib/addresses/address-form';
import { regionsOf } from '@/lib/addresses/regions';
import { extrasProblems } from '@/lib/messages/en/orders/extras-problems';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { type CheckoutField, fieldOfPath } from './checkout-fields';

const { emailInvalid, fields: say } = checkoutSentences;

/** In characters, as the input has it. */
const LONGEST_POSTAL_CODE = 20;

const filled = z.string().trim().min(1);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value at a path like `customer.email` of an order's body; undefined if there is none. */
function valueAt(input: unknown, path: string): unknown {
  let value = input;
  for (const name of path.split('.')) {
    value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

const countryOf = (input: unknown): string => {
  const country = z
    .string()
    .max(20)
    .safeParse(valueAt(input, 'shipping_address.country') ?? 'US');
  return country.success ? country.data.trim().toUpperCase() : '';
};

/** `isLong`: longer than any postal code. */
type Place = { isFilled: boolean; isLong: boolean; country: string };

const SENTENCES: Record<CheckoutField, (place: Place) => string> = {
  name: ({ isFilled }) => (isFilled ? say.nameWrong : say.nameMissing),
  email: ({ isFilled }) => (isFilled ? emailInvalid : say.emailMissing),
  phone: ({ isFilled, country }) =>
    isFilled ? (['US', 'CA'].includes(country) ? say.phoneWrong : say.phoneWrongAbroad) : say.phoneMissing,
  country: () => say.countryWrong,
  address: ({ isFilled }) => (isFilled ? say.addressWrong : say.addressMissing),
  address2: () => say.address2Wrong,
  city: ({ isFilled }) => (isFilled ? say.cityWrong : say.cityMissing),
  state: ({ country }) => {
    if (country === 'US') {
      return say.stateMissing;
    }
    if (country === 'CA') {
      return say.provinceMissing;
    }
    return regionsOf(country) === null ? say.regionMissing : say.regionOfList;
  },
  zip: ({ isFilled, isLong, country }) => {
    if (country === 'US') {
      return isFilled ? say.zipWrong : say.zipMissing;
    }
    if (!isFilled) {
      return say.postalCodeMissing;
    }
    if (country === 'CA') {
      return say.canadianPostalCodeWrong;
    }
    const { example } = addressFormOf(country);
    return isLong || example === '' ? say.postalCodeWrong : say.postalCodeLike(example);
  },
};

/** The specification's rules (§5). If several are broken, the first one is shown. */
const RULES = ['fieldsMissing', 'emailInvalid', 'informationMissing'] as const;
type Rule = (typeof RULES)[number];

/** The rule that a refused path of an order breaks. */
function ruleOf(path: string, input: unknown): Rule {
  const isFilled = filled.safeParse(valueAt(input, path)).success;
  if (path === 'customer.email' && isFilled) {
    return 'emailInvalid';
  }
  return path.startsWith('customer') && !isFilled ? 'fieldsMissing' : 'informationMissing';
}

/** The sentence beside a refused field; the specification's sentence for a path that is not a field of the form. */
export function orderFieldMessage(path: string, input: unknown): string {
  if (path.startsWith('extras')) {
    return path === 'extras.need_by' ? extrasProblems.needBy : extrasProblems.text;
  }
  const field = fieldOfPath(path);
  if (field === undefined) {
    return checkoutSentences[ruleOf(path, input)];
  }
  const value = valueAt(input, path);
  const isFilled = filled.safeParse(value).success;
  const isLong = typeof value === 'string' && value.trim().length > LONGEST_POSTAL_CODE;
  return SENTENCES[field]({ isFilled, isLong, country: countryOf(input) });
}

/**
 * The specification's sentence for all refused paths (§5): missing contact fields are "required fields", an email
 * address of the wrong form has its own sentence, everything else is "required information".
 */
export function orderFormMessage(paths: readonly string[], input: unknown): string {
  if (paths.length > 0 && paths.every((path) => path.startsWith('extras'))) {
    return orderFieldMessage(paths[0] ?? 'extras', input);
  }
  const rules = paths.map((path) => ruleOf(path, input));
  return checkoutSentences[RULES.find((rule) => rules.includes(rule)) ?? 'informationMissing'];
}
