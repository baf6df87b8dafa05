import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate';
import { cents } from './cents';

const amounts = fc.nat(999_999_999);
const weights = fc.array(fc.nat(999_999_999), { minLength: 1, maxLength: 30 });

describe('an amount split by weights', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    // 50 / 3: 16.67 and 33.33; the larger remainder gets the cent.
    [50, [1, 2], [17, 33]],
    [1, [0, 5, 5], [0, 1, 0]],
    [0, [], []],
    [0, [0, 0], [0, 0]],
    [999_999_999, [999_999_998, 1], [999_999_998, 1]],
  ])('%i by %j is %j', (amount, by, shares) => {
    expect(allocate(cents(amount), by)).toEqual(shares);
  });

  it.each([
    [-1, [1]],
    [1, [1, -1]],
    [1, []],
    [1, [0]],
  ])('%i cannot be split by %j', (amount, by) => {
    expect(() => allocate(cents(amount), by)).toThrow(RangeError);
  });

  it('adds up to the amount, each share within a cent of its exact part', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, by) => {
        fc.pre(by.some((weight) => weight > 0));
        const sum = by.reduce((total, weight) => total + BigInt(weight), 0n);
        const shares = allocate(cents(amount), by);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const difference = BigInt(share) * sum - BigInt(amount) * BigInt(by[index] ?? 0);
          expect(difference < sum && difference > -sum).toBe(true);
        }
      }),
    );
  });

  it('takes no share above its weight, if the amount is at most the sum of weights', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (by, part) => {
        const sum = by.reduce((total, weight) => total + weight, 0);
        const amount = Math.min(999_999_999, Math.floor(sum * part));
        expect(allocate(cents(amount), by).every((share, index) => share <= (by[index] ?? 0))).toBe(true);
      }),
    );
  });
});
