import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HIGHEST_PRICE } from '@/lib/catalog/product-limits';
import { cents } from '@/lib/money/cents';
import { examples } from '@/lib/testing/examples';
import { changedPrice, percentFromText } from './price-change';

const percent = (price: number, by: number) => changedPrice(cents(price), { kind: 'percent', by });

it.each([
  [2_800, 1_000, { ok: true, value: 3_080 }],
  [2_800, -1_000, { ok: true, value: 2_520 }],
  // Half a cent goes up.
  [5, 1_000, { ok: true, value: 6 }],
  [5, -1_000, { ok: true, value: 5 }],
  [333, 750, { ok: true, value: 358 }],
  [1, -9_900, { ok: false, error: 'too_low' }],
  [HIGHEST_PRICE, 1, { ok: false, error: 'too_high' }],
])('changes %j cents by %j hundredths of a percent', (price, by, made) => {
  expect(percent(price, by)).toEqual(made);
});

const amount = (price: number, by: number) => changedPrice(cents(price), { kind: 'amount', by });

it.each([
  [2_800, 250, { ok: true, value: 3_050 }],
  [2_800, -2_799, { ok: true, value: 1 }],
  [2_800, -2_800, { ok: false, error: 'too_low' }],
  [HIGHEST_PRICE, 1, { ok: false, error: 'too_high' }],
])('changes %j cents by %j cents', (price, by, made) => {
  expect(amount(price, by)).toEqual(made);
});

it('is off by at most half a cent from the exact percentage', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: -9_900, max: 100_000 }),
      (price, by) => {
        const changed = percent(price, by);
        if (changed.ok) {
          const exact = BigInt(price) * BigInt(10_000 + by);
          const distance = BigInt(changed.value) * 10_000n - exact;
          expect(distance > -5_000n && distance <= 5_000n).toBe(true);
        }
      },
    ),
  );
});

examples('reads %j as %j', percentFromText, [
  ['10', 1_000],
  ['7.5 %', 750],
  ['7,25', 725],
  ['0.1', 10],
  ['', null],
  ['-5', null],
  ['1e3', null],
  ['5.123', null],
]);
