// Numbers and plurals inside sentences. For lists see list-text.ts, for amounts lib/money, for dates lib/time.
import { DEFAULT_LANGUAGE, type Language, LOCALES } from '@/lib/language';

/** Caches Intl formatters by language: making one costs a hundred times as much as using it. */
export function keptFor<Format>(make: (language: Language) => Format): (language: Language) => Format {
  const kept = new Map<Language, Format>();
  return (language) => {
    const known = kept.get(language) ?? make(language);
    kept.set(language, known);
    return known;
  };
}

const numbers = keptFor((language) => new Intl.NumberFormat(LOCALES[language]));
const rules = keptFor((language) => new Intl.PluralRules(LOCALES[language]));

/** '1,400' */
export const numberText = (count: number, language: Language = DEFAULT_LANGUAGE): string =>
  numbers(language).format(count);

/** One text for each plural form of a language; '#' is replaced by the count. */
export type PluralTexts = { other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>>;

/** `plural(1400, { one: '# order', other: '# orders' })` is '1,400 orders'. */
export function plural(count: number, texts: PluralTexts, language: Language = DEFAULT_LANGUAGE): string {
  const text = texts[rules(language).select(count)] ?? texts.other;
  return text.replace('#', numberText(count, language));
}
