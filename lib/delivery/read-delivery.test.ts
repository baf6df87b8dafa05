import { describe, expect, it } from 'vitest';
import { regionsOf } from '@/lib/addresses/regions';
import { deliveryProblems as say } from '@/lib/messages/en/admin/store/delivery-problems';
import { readDelivery, type TypedDelivery } from './read-delivery';

const typed = (changes: Partial<TypedDelivery> = {}): TypedDelivery => ({
  name: ' Standard parcel ',
  kind: 'pieces',
  first: '6.50',
  further: '',
  bands: [],
  freeFrom: '',
  minDays: '3',
  maxDays: '5',
  pickupAddress: '',
  pickupTimes: '',
  places: [{ country: 'US', states: null }],
  ...changes,
});

const problemsOf = (changes: Partial<TypedDelivery>) => {
  const read = readDelivery(typed(changes));
  return read.ok ? {} : read.error;
};

describe('a way of delivery as it was typed', () => {
  it('is read by pieces, with times and places', () => {
    expect(readDelivery(typed({ further: '$1.50', freeFrom: '75' }))).toEqual({
      ok: true,
      value: {
        name: 'Standard parcel',
        price: { kind: 'pieces', firstCents: 650, furtherCents: 150 },
        freeFromCents: 7_500,
        minDays: 3,
        maxDays: 5,
        pickupAddress: '',
        pickupTimes: '',
        places: [{ country: 'US', states: null }],
      },
    });
  });

  it('is read by weight, the lightest first, without empty lines', () => {
    const bands = [
      { upTo: '2 lb', price: '9' },
      { upTo: ' ', price: '' },
      { upTo: '500 g', price: '5.20' },
    ];
    expect(readDelivery(typed({ kind: 'weight', first: 'nonsense', bands }))).toMatchObject({
      value: {
        price: {
          kind: 'weight',
          bands: [
            { upToGrams: 500, priceCents: 520 },
            { upToGrams: 908, priceCents: 900 },
          ],
        },
      },
    });
  });

  it('is a pickup with an address, without price, time and places', () => {
    const pickup = typed({ kind: 'pickup', pickupAddress: '12 Kiln Lane\nAsheville', places: [], first: '' });
    expect(readDelivery(pickup)).toMatchObject({
      value: {
        price: { kind: 'pickup' },
        minDays: null,
        freeFromCents: null,
        pickupAddress: '12 Kiln Lane\nAsheville',
        places: [],
      },
    });
  });

  it('takes one number of days for both, and a whole list of states for the country', () => {
    const all = (regionsOf('CA') ?? []).map(({ code }) => code);
    const read = readDelivery(typed({ minDays: '', maxDays: '4', places: [{ country: 'CA', states: all }] }));
    expect(read).toMatchObject({
      value: { minDays: 4, maxDays: 4, places: [{ country: 'CA', states: null }] },
    });
  });

  it.each<[string, Partial<TypedDelivery>, object]>([
    ['a name', { name: ' \u200b' }, { name: say.nameMissing }],
    ['a short name', { name: 'x'.repeat(81) }, { name: say.tooLong(80) }],
    ['a price', { first: '' }, { first: say.priceInvalid('$99,999.99') }],
    ['a price that is one', { further: '1,50' }, { further: say.priceInvalid('$99,999.99') }],
    ['a possible price', { first: '100000' }, { first: say.priceInvalid('$99,999.99') }],
    ['an amount to be free from', { freeFrom: '0' }, { freeFrom: say.priceInvalid('$99,999.99') }],
    ['whole days', { minDays: '1.5' }, { minDays: say.daysInvalid(365) }],
    ['days of one year', { maxDays: '366' }, { maxDays: say.daysInvalid(365) }],
    ['days in order', { minDays: '6' }, { maxDays: say.daysReversed }],
    ['a place', { places: [] }, { places: say.placesMissing }],
    ['a state', { places: [{ country: 'US', states: [] }] }, { places: say.placesMissing }],
    [
      'a state of its country',
      { places: [{ country: 'US', states: ['ON'] }] },
      { places: say.placesMissing },
    ],
    [
      'each country once',
      {
        places: [
          { country: 'US', states: null },
          { country: 'US', states: ['OR'] },
        ],
      },
      { places: say.placesMissing },
    ],
    ['a weight', { kind: 'weight' }, { bands: say.bandsMissing }],
    ['a unit', { kind: 'weight', bands: [{ upTo: '12', price: '5' }] }, { bands: say.bandInvalid }],
    [
      'each weight once',
      {
        kind: 'weight',
        bands: [
          { upTo: '1 kg', price: '5' },
          { upTo: '1000 g', price: '6' },
        ],
      },
      { bands: say.bandTwice },
    ],
    ['where to pick up', { kind: 'pickup' }, { pickupAddress: say.pickupMissing }],
    [
      'short times',
      { kind: 'pickup', pickupAddress: 'Here', pickupTimes: 'x'.repeat(401) },
      { pickupTimes: say.tooLong(400) },
    ],
  ])('needs %s', (_name, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });
});
