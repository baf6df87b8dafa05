// Money is a whole number of cents. Text and decimals exist only at the edges, and only through here.
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

/** Marks a stored or computed integer as cents. Throws on a fraction or an unsafe size: that is a bug. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`${amount} is not a whole number of cents`);
  }
  return amount as Cents;
}

/** Cents of a plain decimal such as '19.9' or '19.90'; null for signs, exponents or a third decimal. */
export function centsFromText(text: string): Cents | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  return match ? cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))) : null;
}

/** '19.90': the form that PayPal takes and amounts on the wire have. */
export function centsToDecimal(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** '$1,019.90': what people read. Two decimals always (specification §9), and no sign before a zero. */
export const formatCents = (amount: Cents, currency: Currency = DEFAULT_CURRENCY): string =>
  formats[currency].format(amount / 100 + 0);

/** '$19.90' of a currency that a shop can have, and '19.90 EUR' of another one, which is not ours to draw a sign for. */
export function amountText(amount: Cents, currency: string): string {
  const known = CURRENCIES.find((one) => one === currency);
  if (known !== undefined) {
    return formatCents(amount, known);
  }
  // Rare, so that its format is not made on each page.
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${new Intl.NumberFormat(LOCALES[DEFAULT_LANGUAGE], digits).format(amount / 100 + 0)} ${currency}`;
}

/** Price times quantity. */
export const multiplyCents = (price: Cents, quantity: number): Cents => cents(price * quantity);

export const sumCents = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((total, amount) => total + amount, 0));
