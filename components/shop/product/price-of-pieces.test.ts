import { expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { priceOfPieces } from './price-of-pieces';

const breaks = [{ from: 10, reduction: { kind: 'percent' as const, basisPoints: 2_000 } }];

it('is the lower of the sale’s price and that of the quantity, which leaves alone what a size adds', () => {
  const jersey = { imageUrl: null, priceCents: cents(3_200), sizeCents: cents(200) };
  expect(priceOfPieces(jersey, breaks, 9)).toBe(3_200);
  expect(priceOfPieces(jersey, breaks, 10)).toBe(2_600);
  const onSale = { ...jersey, priceCents: cents(2_450), regularCents: cents(3_200) };
  expect(priceOfPieces(onSale, breaks, 10)).toBe(2_450);
  expect(priceOfPieces({ ...onSale, priceCents: cents(2_900) }, breaks, 10)).toBe(2_600);
});
