import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, centsToDecimal } from '@/lib/money/cents';
import { examples } from '@/lib/testing/examples';
import { amountInput } from './amount-input';

examples('%o is %i cents', amountInput.parse, [
  ['60.00', 6_000],
  ['60', 6_000],
  [60, 6_000],
  [19.9, 1_990],
  [0.29, 29],
  [1.1, 110],
  [0, 0],
  ['0.01', 1],
]);

it.each([
  -1,
  '-1',
  '1e3',
  1e21,
  1e-7,
  '1.999',
  1.999,
  0.1 + 0.2,
  '',
  'abc',
  '$60.00',
  '1,000.00',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  true,
  [60],
  { amount: 60 },
  '0'.repeat(21),
])('%o is refused', (amount) => {
  expect(amountInput.safeParse(amount).success).toBe(false);
});

it('reports errors with a code', () => {
  const { error } = amountInput.safeParse('1.999');
  expect(error?.issues).toMatchObject([{ code: 'custom', message: 'invalid_amount' }]);
});

it('reads every amount the same as text and as a number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
      const text = centsToDecimal(cents(amount));
      return amountInput.parse(text) === amount && amountInput.parse(Number(text)) === amount;
    }),
  );
});
