// The languages that a shop can speak and the currencies that it can be paid in: one of each for now. The database
// holds the same lists (`tenants_language_check`, `tenants_currency_check`).

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export const CURRENCIES = ['USD'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'USD';

/** How `Intl` is to write numbers, amounts, dates and plurals for readers of a language. */
export const LOCALES: Record<Language, string> = { en: 'en-US' };

/** How `Intl` is to write lists. English ones stand here without a comma before the last word: 'S, M or L'. */
export const LIST_LOCALES: Record<Language, string> = { en: 'en-GB' };
