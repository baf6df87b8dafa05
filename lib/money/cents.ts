// Money is a whole number of cents. Texts and decimals are converted only at the edges, by this file.
import { CURRENCIES, type Currency, DEFAULT_CURRENCY, DEFAULT_LANGUAGE, LOCALES } from '@/lib/language';

/**
 * What `Intl` makes of an amount, written out: a shop's page needs amounts before anything else, and the first use of
 * `Intl.NumberFormat` takes a phone more than 100 ms (decision 0290).
 */
const formats: Record<Currency, (amount: Cents) => string> = {
  USD(amount) {
    const decimal = centsToDecimal(cents(Math.abs(amount)));
    const parts = [decimal.slice(-6)];
    for (let end = decimal.length - 6; end > 0; end -= 3) {
      parts.unshift(decimal.slice(Math.max(0, end - 3), end));
    }
    return `${amount < 0 ? '-' : ''}$${parts.join(',')}`;
  },
};

declare const centsBrand: unique symbol;

/** A whole number of US cents. */
export type Cents = number & { readonly [centsBrand]: true };

/** Turns a stored or computed integer into cents. Throws for a fraction or an unsafe integer, which is a bug. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`${amount} is not a whole number of cents`);
  }
  return amount as Cents;
}

/** The cents of a plain decimal such as '19.9' or '19.90'; null for signs, exponents or a third decimal. */
export function centsFromText(text: string): Cents | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  return match ? cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))) : null;
}

/** The cents of an amount as people type it: `centsFromText`, also with a dollar sign and spaces before it, as '$ 19.90'. */
export const centsFromTyped = (typed: string): Cents | null => centsFromText(typed.trim().replace(/^\$/, ''));

/** '19.90': the form for PayPal and JSON. */
export function centsToDecimal(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** '$1,019.90': the form for people. Always two decimals (specification §9), and no sign before a zero. */
export const formatCents = (amount: Cents, currency: Currency = DEFAULT_CURRENCY): string =>
  formats[currency](amount);

/** '$19.90' for a currency that a shop can have, '19.90 EUR' for any other one, whose sign we do not know. */
export function amountText(amount: Cents, currency: string): string {
  const known = CURRENCIES.find((one) => one === currency);
  if (known !== undefined) {
    return formatCents(amount, known);
  }
  // Not cached, because other currencies are rare.
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${new Intl.NumberFormat(LOCALES[DEFAULT_LANGUAGE], digits).format(amount / 100 + 0)} ${currency}`;
}

/** Price times quantity. */
export const multiplyCents = (price: Cents, quantity: number): Cents => cents(price * quantity);

export const sumCents = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((total, amount) => total + amount, 0));
