import { expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from '@/lib/language';
import { numberText, plural } from './format';

it.each([
  [0, '0 orders'],
  [1, '1 order'],
  [2, '2 orders'],
  [1_400, '1,400 orders'],
])('%i is “%s”', (count, text) => {
  expect(plural(count, { one: '# order', other: '# orders' })).toBe(text);
});

it('a plural can spell the count in words, or omit it', () => {
  const texts = { one: 'The piece is made.', other: 'All # pieces are made.' };
  expect([plural(1, texts), plural(12, texts)]).toEqual(['The piece is made.', 'All 12 pieces are made.']);
});

it('numbers are grouped, and keep a fraction', () => {
  expect([numberText(1_400), numberText(1.4)]).toEqual(['1,400', '1.4']);
});

it.each(LANGUAGES)('counts are written and have their plural as in Intl: %s', (language) => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  const rules = new Intl.PluralRules(LOCALES[language]);
  const numbers = new Intl.NumberFormat(LOCALES[language]);
  for (const count of [...Array.from({ length: 1_201 }, (_, index) => index), -1, 0.5, 1.5, 1_000_000]) {
    expect(plural(count, forms, language)).toBe(rules.select(count));
    expect(numberText(count, language)).toBe(numbers.format(count));
  }
});
