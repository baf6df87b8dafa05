import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { platformFeeFor } from './fees';

const standard = { basisPoints: 290, fixedCents: cents(30) };

describe('the platform fee', () => {
  it.each([
    // The total; and 2.9% of it, rounded, plus 30.
    [10_000, 320],
    [2_800, 111],
    [6_000, 204],
    [1_999, 88],
    [1_050, 60],
    [50, 31],
    [100_000_000, 2_900_030],
  ])('of %i cents at 2.9%% + $0.30 is %i cents', (total, fee) => {
    expect(platformFeeFor(cents(total), standard)).toBe(fee);
  });

  it.each([0, 1, 29, 30])('of %i cents is the whole amount, never more', (total) => {
    expect(platformFeeFor(cents(total), standard)).toBe(total);
  });

  it('is zero at 0% + $0, and the whole amount at 100%', () => {
    expect(platformFeeFor(cents(5_000), { basisPoints: 0, fixedCents: cents(0) })).toBe(0);
    expect(platformFeeFor(cents(5_000), { basisPoints: 10_000, fixedCents: cents(30) })).toBe(5_000);
  });

  it('is an integer from 0 to the total, and never shrinks as the total grows', () => {
    const total = fc.integer({ min: 0, max: 999_999_999 });
    const fee = fc.record({
      basisPoints: fc.integer({ min: 0, max: 10_000 }),
      fixedCents: fc.integer({ min: 0, max: 100_000 }).map(cents),
    });
    fc.assert(
      fc.property(total, fee, (amount, rates) => {
        const share = platformFeeFor(cents(amount), rates);
        const next = platformFeeFor(cents(amount + 1), rates);
        return Number.isSafeInteger(share) && share >= 0 && share <= amount && next >= share;
      }),
    );
  });
});
