// Lists inside sentences. Apart from numbers and plurals, which every page of a shop loads.
import { DEFAULT_LANGUAGE, type Language } from '@/lib/language';
import { keptFor } from './format';

/**
 * The locale of a language for lists in `Intl`. British, for lists without a comma before the last word: 'S, M or L'.
 */
const LIST_LOCALES: Record<Language, string> = { en: 'en-GB' };

const orLists = keptFor((language) => new Intl.ListFormat(LIST_LOCALES[language], { type: 'disjunction' }));
const unitLists = keptFor((language) => new Intl.ListFormat(LIST_LOCALES[language], { type: 'unit' }));
const andLists = keptFor((language) => new Intl.ListFormat(LIST_LOCALES[language], { type: 'conjunction' }));

/** 'S, M or L' */
export const orList = (items: readonly string[], language: Language = DEFAULT_LANGUAGE): string =>
  orLists(language).format(items);

/** 'name, number and size' */
export const andList = (items: readonly string[], language: Language = DEFAULT_LANGUAGE): string =>
  andLists(language).format(items);

/** 'name, number, size': things beside each other, in no sentence. */
export const unitList = (items: readonly string[], language: Language = DEFAULT_LANGUAGE): string =>
  unitLists(language).format(items);
