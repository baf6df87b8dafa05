import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { returnedFee } from './returned-fee';

/** A capture with its fee, and the amounts after which it is cut into refunds. */
const capture = fc.integer({ min: 1, max: 2_000_000_000 }).chain((amountCents) =>
  fc.record({
    amountCents: fc.constant(amountCents),
    platformFeeCents: fc.integer({ min: 0, max: amountCents }),
    cuts: fc.array(fc.integer({ min: 0, max: amountCents }), { maxLength: 12 }),
  }),
);

type Sample = { amountCents: number; platformFeeCents: number; cuts: number[] };

/** Refunds the parts between the cuts, one after the other. */
function giveBack({ amountCents, platformFeeCents, cuts }: Sample) {
  const edges = [...new Set([0, ...cuts.toSorted((a, b) => a - b), amountCents])];
  return edges.slice(1).map((edge, index) => {
    const refundedCents = edges[index] ?? 0;
    const amount = cents(edge - refundedCents);
    return { amount, fee: returnedFee({ amountCents, platformFeeCents, refundedCents }, amount) };
  });
}

describe("the platform's fee that goes back", () => {
  it.each([
    [{ amountCents: 6_000, platformFeeCents: 204, refundedCents: 0 }, 6_000, 204],
    [{ amountCents: 6_000, platformFeeCents: 204, refundedCents: 0 }, 2_000, 68],
    [{ amountCents: 6_000, platformFeeCents: 204, refundedCents: 2_000 }, 4_000, 136],
    [{ amountCents: 300, platformFeeCents: 100, refundedCents: 0 }, 100, 33],
    [{ amountCents: 300, platformFeeCents: 100, refundedCents: 100 }, 100, 34],
    [{ amountCents: 2, platformFeeCents: 1, refundedCents: 0 }, 1, 1],
    [{ amountCents: 2, platformFeeCents: 1, refundedCents: 1 }, 1, 0],
    [{ amountCents: 6_000, platformFeeCents: 0, refundedCents: 0 }, 6_000, 0],
  ])('of %j with %i cents is %i', (from, amount, fee) => {
    expect(returnedFee(from, cents(amount))).toBe(fee);
  });

  it('adds up to exactly the whole fee when everything is refunded, however it is split', () => {
    fc.assert(
      fc.property(capture, (sample) => {
        const total = giveBack(sample).reduce((sum, { fee }) => sum + fee, 0);
        expect(total).toBe(sample.platformFeeCents);
      }),
    );
  });

  it('is never negative, never above the refund, and within a cent of its share of all refunds', () => {
    fc.assert(
      fc.property(capture, (sample) => {
        let given = 0;
        let returned = 0;
        for (const { amount, fee } of giveBack(sample)) {
          expect(fee).toBeGreaterThanOrEqual(0);
          expect(fee).toBeLessThanOrEqual(amount);
          given += amount;
          returned += fee;
          const share = (sample.platformFeeCents / sample.amountCents) * given;
          expect(Math.abs(returned - share)).toBeLessThanOrEqual(0.500_01);
        }
      }),
    );
  });

  it.each([
    [60, 41],
    [100, 1],
    [-1, 50],
    [10, -11],
  ])('throws for a refund above the capture or below zero (%i and %i of 100)', (refundedCents, amount) => {
    const from = { amountCents: 100, platformFeeCents: 3, refundedCents };
    expect(() => returnedFee(from, cents(amount))).toThrow(/of 100 cents cannot have been refunded$/);
  });

  it('is zero for an empty capture', () => {
    expect(returnedFee({ amountCents: 0, platformFeeCents: 0, refundedCents: 0 }, cents(0))).toBe(0);
  });

  it('includes the last cent', () => {
    expect(returnedFee({ amountCents: 100, platformFeeCents: 3, refundedCents: 99 }, cents(1))).toBe(0);
    expect(returnedFee({ amountCents: 100, platformFeeCents: 100, refundedCents: 99 }, cents(1))).toBe(1);
  });
});
