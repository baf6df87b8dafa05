import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import {
  amountText,
  cents,
  centsFromText,
  centsFromTyped,
  centsToDecimal,
  formatCents,
  multiplyCents,
  sumCents,
} from './cents';

const largest = 99_999_999_999;
const amounts = fc.integer({ min: 0, max: largest }).map(cents);

describe('centsFromText', () => {
  examples('reads %o as %i cents', centsFromText, [
    ['19.90', 1_990],
    ['19.9', 1_990],
    ['19', 1_900],
    ['0', 0],
    ['0.01', 1],
    ['0.1', 10],
    [' 5 ', 500],
    ['007', 700],
    ['999999999.99', largest],
  ]);

  it.each([
    '1e3',
    '-1',
    '+1',
    '1.999',
    '',
    ' ',
    '1,000',
    '1.',
    '.5',
    '1.2.3',
    '$5',
    '0x10',
    'Infinity',
    'NaN',
    '1 000',
    '٥',
    '1234567890',
    '5\n6',
  ])('refuses %o', (text) => {
    expect(centsFromText(text)).toBeNull();
  });

  it('reads back every amount that was written as a decimal', () => {
    fc.assert(fc.property(amounts, (amount) => centsFromText(centsToDecimal(amount)) === amount));
  });

  it('reads back every amount that was formatted for people, without dollar sign and commas', () => {
    fc.assert(
      fc.property(amounts, (amount) => centsFromText(formatCents(amount).replace(/[$,]/g, '')) === amount),
    );
  });

  it('always returns a whole number of cents or null', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = centsFromText(text);
        return amount === null || (Number.isSafeInteger(amount) && amount >= 0);
      }),
    );
  });
});

describe('formatCents', () => {
  it('writes every amount as Intl does', () => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), (amount) => {
        expect(formatCents(cents(amount))).toBe(format.format(amount / 100));
      }),
    );
  });
});

describe('centsFromTyped', () => {
  examples('reads %o as %i cents', centsFromTyped, [
    ['$28', 2_800],
    [' $ 28.50 ', 2_850],
    ['28', 2_800],
  ]);

  it.each(['$', '$$5', '-$5', '5$', '$1,000', '€5'])('refuses %o', (typed) => {
    expect(centsFromTyped(typed)).toBeNull();
  });

  it('reads back every amount below 1,000 dollars that was formatted for people', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }).map(cents), (amount) => {
        return centsFromTyped(formatCents(amount)) === amount;
      }),
    );
  });
});

describe('writing amounts', () => {
  it.each([
    [0, '0.00', '$0.00'],
    [1, '0.01', '$0.01'],
    [10, '0.10', '$0.10'],
    [100, '1.00', '$1.00'],
    [1_990, '19.90', '$19.90'],
    [100_000, '1000.00', '$1,000.00'],
    [101_990, '1019.90', '$1,019.90'],
    [123_456_789, '1234567.89', '$1,234,567.89'],
    [-101_990, '-1019.90', '-$1,019.90'],
  ])('%i cents are %s in JSON and %s for people', (amount, decimal, formatted) => {
    expect(centsToDecimal(cents(amount))).toBe(decimal);
    expect(formatCents(cents(amount))).toBe(formatted);
  });
});

it('uses a dollar sign for dollars only', () => {
  expect(amountText(cents(101_990), 'USD')).toBe('$1,019.90');
  expect(amountText(cents(101_990), 'EUR')).toBe('1,019.90 EUR');
  expect(amountText(cents(-50), 'CAD')).toBe('-0.50 CAD');
});

describe('arithmetic', () => {
  it('adds and multiplies without losing a cent', () => {
    expect(sumCents([cents(10), cents(20), cents(1_999)])).toBe(2_029);
    expect(sumCents([])).toBe(0);
    expect(multiplyCents(cents(1_999), 3)).toBe(5_997);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'throws for %d, which is no amount',
    (amount) => {
      expect(() => cents(amount)).toThrow(RangeError);
      expect(() => cents(amount)).toThrow(`${amount} is not a whole number of cents`);
    },
  );
});
