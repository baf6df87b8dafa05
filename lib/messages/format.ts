// Numbers, plurals and lists inside sentences. For amounts see lib/money, for dates lib/time.
import { DEFAULT_LANGUAGE, type Language, LIST_LOCALES, LOCALES } from '@/lib/language';

/** Caches Intl formatters by language: making one costs a hundred times as much as using it. */
function keptFor<Format>(make: (language: Language) => Format): (language: Language) => Format {
  const kept = new Map<Language, Format>();
  return (language) => {
    const known = kept.get(language) ?? make(language);
    kept.set(language, known);
    return known;
  };
}

const numbers = keptFor((language) => new Intl.NumberFormat(LOCALES[language]));
const rules = keptFor((language) => new Intl.PluralRules(LOCALES[language]));
const orLists = keptFor((language) => new Intl.ListFormat(LIST_LOCALES[language], { type: 'disjunction' }));
const unitLists = keptFor((language) => new Intl.ListFormat(LIST_LOCALES[language], { type: 'unit' }));
const andLists = keptFor((language) => new Intl.ListFormat(LIST_LOCALES[language], { type: 'conjunction' }));

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

/** 'S, M or L' */
export const orList = (items: readonly string[], language: Language = DEFAULT_LANGUAGE): string =>
  orLists(language).format(items);

/** 'name, number and size' */
export const andList = (items: readonly string[], language: Language = DEFAULT_LANGUAGE): string =>
  andLists(language).format(items);

/** 'name, number, size': things beside each other, in no sentence. */
export const unitList = (items: readonly string[], language: Language = DEFAULT_LANGUAGE): string =>
  unitLists(language).format(items);
