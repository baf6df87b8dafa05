// Money is a whole number of cents. Texts and decimals are converted only at the edges, by this file.
import { CURRENCIES, type Currency, DEFAULT_CURRENCY, DEFAULT_LANGUAGE, LOCALES } from '@/lib/language';

const formats = Object.fromEntries(
  CURRENCIES.map((currency) => [
    currency,
    new Intl.NumberFormat(LOCALES[DEFAULT_LANGUAGE], { style: 'currency', currency }),
  ]),
) as Record<Currency, Intl.NumberFormat>;

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
  formats[currency].format(amount / 100 + 0);

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
