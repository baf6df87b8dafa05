import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import type { DeliveryMethod, DeliveryPrice, Parcel } from './delivery-method';
import { offeredMethods, priceOfDelivery } from './delivery-price';

const method = (price: DeliveryPrice, part: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  id: 'method',
  name: 'Parcel',
  price,
  freeFromCents: null,
  minDays: null,
  maxDays: null,
  pickupAddress: '',
  pickupTimes: '',
  places: [{ country: 'US', states: null }],
  ...part,
});
const parcel = (part: Partial<Parcel> = {}): Parcel => ({
  pieces: 1,
  grams: 0,
  discountedCents: cents(1_000),
  ...part,
});
const pieces = (first: number, further = 0): DeliveryPrice => ({
  kind: 'pieces',
  firstCents: cents(first),
  furtherCents: cents(further),
});
const bands = (...list: [grams: number, price: number][]): DeliveryPrice => ({
  kind: 'weight',
  bands: list.map(([upToGrams, priceCents]) => ({ upToGrams, priceCents: cents(priceCents) })),
});

describe('the price of a parcel', () => {
  it.each([
    ['one piece', pieces(500, 150), { pieces: 1 }, 500],
    ['four pieces', pieces(500, 150), { pieces: 4 }, 950],
    ['a flat price', pieces(500), { pieces: 40 }, 500],
    ['the lightest', bands([500, 400], [2_000, 900]), { grams: 0 }, 400],
    ['the end of a band', bands([500, 400], [2_000, 900]), { grams: 500 }, 400],
    ['the next band', bands([500, 400], [2_000, 900]), { grams: 501 }, 900],
    ['too heavy a parcel', bands([500, 400], [2_000, 900]), { grams: 2_001 }, null],
    ['a pickup', { kind: 'pickup' } as const, { pieces: 9, grams: 90_000 }, 0],
  ])('of %s', (_name, price, part, expected) => {
    expect(priceOfDelivery(method(price), parcel(part))).toBe(expected);
  });

  it('is nothing from the amount on, and not a cent before', () => {
    const free = method(pieces(500), { freeFromCents: cents(5_000) });
    expect(priceOfDelivery(free, parcel({ discountedCents: cents(4_999) }))).toBe(500);
    expect(priceOfDelivery(free, parcel({ discountedCents: cents(5_000) }))).toBe(0);
  });

  it('is not made free where the parcel is too heavy', () => {
    const free = method(bands([500, 400]), { freeFromCents: cents(1) });
    expect(priceOfDelivery(free, parcel({ grams: 501 }))).toBeNull();
  });
});

describe('the offered methods', () => {
  const list = [
    method(pieces(900), { id: 'express' }),
    method(pieces(500), { id: 'parcel', places: [{ country: 'US', states: ['OR', 'WA'] }] }),
    method(pieces(1_500), { id: 'canada', places: [{ country: 'CA', states: null }] }),
    method(bands([100, 200]), { id: 'letter' }),
    method({ kind: 'pickup' }, { id: 'pickup', places: [] }),
  ];
  const idsFor = (country: string, state: string, grams = 0) =>
    offeredMethods(list, { country, state }, parcel({ grams })).map((offered) => offered.method.id);

  it('are those for the country, the state and the weight, cheapest first', () => {
    expect(idsFor('US', 'OR')).toEqual(['pickup', 'letter', 'parcel', 'express']);
    expect(idsFor('US', 'NY')).toEqual(['pickup', 'letter', 'express']);
    expect(idsFor('US', 'OR', 101)).toEqual(['pickup', 'parcel', 'express']);
    expect(idsFor('CA', 'ON', 101)).toEqual(['pickup', 'canada']);
    expect(idsFor('DE', 'Berlin')).toEqual(['pickup']);
  });

  it('stay in the shop’s order where they cost the same', () => {
    const same = ['b', 'a', 'c'].map((id) => method(pieces(500), { id }));
    expect(
      offeredMethods(same, { country: 'US', state: 'OR' }, parcel()).map((offered) => offered.method.id),
    ).toEqual(['b', 'a', 'c']);
  });
});
