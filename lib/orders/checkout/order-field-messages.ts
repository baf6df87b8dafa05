// Errors of a refused order: a sentence beside each field, and above the form the specification's (§5).
import { z } from 'zod';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { type CheckoutField, fieldOfPath } from './checkout-fields';

const { emailInvalid, fields: say } = checkoutSentences;

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

type Place = { isFilled: boolean; country: string };

const SENTENCES: Record<CheckoutField, (place: Place) => string> = {
  name: ({ isFilled }) => (isFilled ? say.nameWrong : say.nameMissing),
  email: ({ isFilled }) => (isFilled ? emailInvalid : say.emailMissing),
  phone: ({ isFilled, country }) =>
    isFilled ? (['US', 'CA'].includes(country) ? say.phoneWrong : say.phoneWrongAbroad) : say.phoneMissing,
  country: () => say.countryWrong,
  address: ({ isFilled }) => (isFilled ? say.addressWrong : say.addressMissing),
  address2: () => say.address2Wrong,
  city: ({ isFilled }) => (isFilled ? say.cityWrong : say.cityMissing),
  state: ({ country }) =>
    country === 'US' ? say.stateMissing : country === 'CA' ? say.provinceMissing : say.regionMissing,
  zip: ({ isFilled, country }) => {
    if (country === 'US') {
      return isFilled ? say.zipWrong : say.zipMissing;
    }
    if (!isFilled) {
      return say.postalCodeMissing;
    }
    return country === 'CA' ? say.canadianPostalCodeWrong : say.postalCodeWrong;
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
  const field = fieldOfPath(path);
  if (field === undefined) {
    return checkoutSentences[ruleOf(path, input)];
  }
  const isFilled = filled.safeParse(valueAt(input, path)).success;
  return SENTENCES[field]({ isFilled, country: countryOf(input) });
}

/**
 * The specification's sentence for all refused paths (§5): missing contact fields are "required fields", an email
 * address of the wrong form has its own sentence, everything else is "required information".
 */
export function orderFormMessage(paths: readonly string[], input: unknown): string {
  const rules = paths.map((path) => ruleOf(path, input));
  return checkoutSentences[RULES.find((rule) => rules.includes(rule)) ?? 'informationMissing'];
}
