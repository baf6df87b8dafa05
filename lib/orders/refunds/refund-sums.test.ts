import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { amountLeft, bookableAmount, statusAfterRefunds } from './refund-sums';

const payment = { amountCents: 6_000, refundedCents: 1_500 };
const usd = (amount: number | null) => ({ amount: amount === null ? null : cents(amount), currency: 'USD' });

it('the amount left is the captured amount minus refunds', () => {
  expect(amountLeft(payment)).toBe(4_500);
  expect(amountLeft({ amountCents: 6_000, refundedCents: 6_000 })).toBe(0);
});

describe('the amount of a refund', () => {
  it.each([
    [1, 1],
    [4_499, 4_499],
    [4_500, 4_500],
    [4_501, 4_500],
    [6_000, 4_500],
    [0, 0],
    [null, 4_500],
  ])('is what PayPal says, %o, up to what is left: %i', (amount, expected) => {
    expect(bookableAmount(payment, usd(amount))).toBe(expected);
  });

  it('in another currency cannot be booked', () => {
    expect(() => bookableAmount(payment, { ...usd(100), currency: 'EUR' })).toThrow(
      'PayPal has a refund in EUR of a payment in USD',
    );
  });
});

describe('after refunds an order', () => {
  it.each<[string, number, [number, number][], ReturnType<typeof statusAfterRefunds>]>([
    ['whose money is all there is as it was', 6_000, [[6_000, 0]], null],
    ['that lost a cent is partially refunded', 6_000, [[6_000, 1]], 'partially_refunded'],
    ['with a cent left is partially refunded', 6_000, [[6_000, 5_999]], 'partially_refunded'],
    ['that lost all is refunded', 6_000, [[6_000, 6_000]], 'refunded'],
    [
      'that was paid twice and got one back is as it was',
      6_000,
      [
        [6_000, 0],
        [6_000, 6_000],
      ],
      null,
    ],
    [
      'that was paid twice and got a cent back too much',
      6_000,
      [
        [6_000, 1],
        [6_000, 6_000],
      ],
      'partially_refunded',
    ],
    [
      'that got both back is refunded',
      6_000,
      [
        [6_000, 6_000],
        [6_000, 6_000],
      ],
      'refunded',
    ],
    ['of which nothing is captured any more is refunded', 6_000, [], 'refunded'],
  ])('%s', (_name, total, captures, expected) => {
    const held = captures.map(([amountCents, refundedCents]) => ({ amountCents, refundedCents }));
    expect(statusAfterRefunds(total, held)).toBe(expected);
  });
});
