import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { taxOfRefund } from './refund-tax';

const order = {
  totalCents: 10_500,
  taxCents: 500,
  capturedCents: 10_500,
  refundedCents: 0,
  taxBackCents: 0,
};

describe('the tax in a refund', () => {
  it('of an amount is its share, and of pieces theirs', () => {
    expect(taxOfRefund(order, cents(2_100), null)).toBe(100);
    expect(taxOfRefund(order, cents(2_100), cents(0))).toBe(0);
  });

  it('is all that is left with the refund that leaves nothing', () => {
    const rest = { ...order, refundedCents: 2_100, taxBackCents: 0 };
    expect(taxOfRefund(rest, cents(8_400), null)).toBe(500);
  });

  it('is none for money of a second payment, and starts when that is back', () => {
    const twice = { ...order, capturedCents: 21_000 };
    expect(taxOfRefund(twice, cents(10_500), null)).toBe(0);
    expect(taxOfRefund(twice, cents(12_600), null)).toBe(100);
  });

  it('adds up to the tax of the order, however it goes back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 30 }),
        fc.array(
          fc.record({
            share: fc.integer({ min: 1, max: 100 }),
            known: fc.option(fc.integer({ min: 0, max: 5_000 })),
          }),
          {
            maxLength: 8,
          },
        ),
        (total, percent, refunds) => {
          const tax = Math.round((total * percent) / 130);
          let refunded = 0;
          let back = 0;
          const giveBack = (amount: number, known: number | null) => {
            const state = {
              totalCents: total,
              taxCents: tax,
              capturedCents: total,
              refundedCents: refunded,
              taxBackCents: back,
            };
            const part = taxOfRefund(state, cents(amount), known === null ? null : cents(known));
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual(amount);
            refunded += amount;
            back += part;
          };
          for (const { share, known } of refunds) {
            const amount = Math.floor(((total - refunded) * share) / 200);
            if (amount > 0) {
              giveBack(amount, known);
            }
          }
          const rest = total - refunded;
          const taxLeft = tax - back;
          giveBack(rest, null);
          // More tax than money can only be left where the pieces that went back were said to have too little.
          expect(tax - back).toBe(Math.max(0, taxLeft - rest));
        },
      ),
    );
  });
});
