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

/** The plural form of a count: CLDR's rules, as in `Intl.PluralRules`. */
const RULES: Record<Language, (count: number) => Intl.LDMLPluralRule> = {
  en: (count) => (Math.abs(count) === 1 ? 'one' : 'other'),
};

/** Below it no language of ours groups digits. */
const GROUPED_FROM = 1_000;

/** '1,400'. Small counts without `Intl`, whose first use keeps a phone from answering (decision 0290). */
export const numberText = (count: number, language: Language = DEFAULT_LANGUAGE): string =>
  Number.isInteger(count) && count >= 0 && count < GROUPED_FROM
    ? String(count)
    : numbers(language).format(count);

/** One text for each plural form of a language; '#' is replaced by the count. */
export type PluralTexts = { other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>>;

/** `plural(1400, { one: '# order', other: '# orders' })` is '1,400 orders'. */
export function plural(count: number, texts: PluralTexts, language: Language = DEFAULT_LANGUAGE): string {
  const text = texts[RULES[language](count)] ?? texts.other;
  return text.replace('#', numberText(count, language));
}
