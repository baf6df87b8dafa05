// The languages and currencies that a shop can have: one of each for now. The database has the same lists
// (`tenants_language_check`, `tenants_currency_check`).

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export const CURRENCIES = ['USD'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'USD';

/** A stored language; the default for one that this release does not know. */
export const readLanguage = (stored: string): Language =>
  LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;

/**
 * A stored currency. Throws for an unknown one, because an amount must not be shown or charged in the wrong currency.
 */
export function readCurrency(stored: string): Currency {
  const currency = CURRENCIES.find((known) => known === stored);
  if (currency === undefined) {
    throw new Error(`${stored} is no currency that a shop can have`);
  }
  return currency;
}

/** The locale of a language for numbers, amounts, dates and plurals in `Intl`. */
export const LOCALES: Record<Language, string> = { en: 'en-US' };
