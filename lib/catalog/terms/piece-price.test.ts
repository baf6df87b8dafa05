import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { pricePerPiece, priceToday, reducedTo } from './piece-price';
import { NO_TERMS, type ProductTerms } from './product-terms';

const percent = (basisPoints: number) => ({ kind: 'percent' as const, basisPoints });
const price = (amount: number) => ({ kind: 'price' as const, cents: cents(amount) });

describe('a reduction', () => {
  it.each([
    ['15 % of 28.00', 2_800, percent(1_500), 2_380],
    ['half a cent rounds up', 1_001, percent(5_000), 501],
    ['90 % of a cent leaves a cent', 1, percent(9_000), 1],
    ['a price', 2_800, price(2_400), 2_400],
    ['a price above that of a cheaper variant', 1_900, price(2_400), 1_900],
    ['nothing stays nothing', 0, price(2_400), 0],
  ])('%s', (_says, regular, reduction, expected) => {
    expect(reducedTo(cents(regular), reduction)).toBe(expected);
  });
});

describe('a sale', () => {
  const terms: ProductTerms = {
    ...NO_TERMS,
    sale: { reduction: price(2_400), from: '2026-12-04', until: '2026-12-06' },
  };
  it.each([
    ['2026-12-03', 2_800],
    ['2026-12-04', 2_400],
    ['2026-12-06', 2_400],
    ['2026-12-07', 2_800],
  ])('counts on its first and its last day: on %s a piece costs %d', (today, expected) => {
    expect(priceToday(cents(2_800), terms, today)).toBe(expected);
  });

  it('is not taken off again by a price of the quantity: the lower one counts', () => {
    const both = { ...terms, breaks: [{ from: 10, reduction: percent(1_000) }] };
    const at = (pieces: number, today: string) => pricePerPiece(cents(2_800), both, { pieces, today });
    expect(at(10, '2026-12-04')).toBe(2_400);
    expect(at(10, '2026-12-07')).toBe(2_520);
    expect(at(9, '2026-12-07')).toBe(2_800);
  });
});

it('takes the largest quantity that is reached', () => {
  const terms = {
    ...NO_TERMS,
    breaks: [
      { from: 10, reduction: price(850) },
      { from: 50, reduction: price(700) },
    ],
  };
  const at = (pieces: number) => pricePerPiece(cents(1_000), terms, { pieces, today: '2026-12-04' });
  expect([9, 10, 49, 50, 9_999].map(at)).toEqual([1_000, 850, 850, 700, 700]);
});
