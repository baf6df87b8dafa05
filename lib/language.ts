// The languages that a shop can speak and the currencies that it can be paid in: one of each for now. The database
// holds the same lists (`tenants_language_check`, `tenants_currency_check`).

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export const CURRENCIES = ['USD'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'USD';

/** A stored language; that of every shop before there was a choice for what this release does not know. */
export const readLanguage = (stored: string): Language =>
  LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;

/** A stored currency. Throws on another one: an amount must not be shown or charged in the wrong one. */
export function readCurrency(stored: string): Currency {
  const currency = CURRENCIES.find((known) => known === stored);
  if (currency === undefined) {
    throw new Error(`${stored} is no currency that a shop can have`);
  }
  return currency;
}

/** How `Intl` is to write numbers, amounts, dates and plurals for readers of a language. */
export const LOCALES: Record<Language, string> = { en: 'en-US' };

/** How `Intl` is to write lists. English ones stand here without a comma before the last word: 'S, M or L'. */
export const LIST_LOCALES: Record<Language, string> = { en: 'en-GB' };
