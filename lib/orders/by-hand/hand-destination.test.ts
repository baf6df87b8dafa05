import { describe, expect, it } from 'vitest';
import type { DeliveryMethod } from '@/lib/delivery/delivery-method';
import { HANDED_OVER } from '@/lib/delivery/handed-over';
import { cents } from '@/lib/money/cents';
import { chooseDelivery } from '@/lib/orders/pricing/choose-delivery';
import { NOWHERE, needsAddress } from './hand-destination';

const base: DeliveryMethod = { ...HANDED_OVER, id: 'pickup', name: 'At the kiln' };
const parcel: DeliveryMethod = {
  ...{ ...base, id: 'parcel', name: 'Parcel' },
  price: { kind: 'pieces', firstCents: cents(500), furtherCents: cents(0) },
  places: [{ country: 'US', states: null }],
};
const PARCEL_OF_ONE = { pieces: 1, grams: 0, discountedCents: cents(1_000) };

describe('an address', () => {
  it.each([
    ['handed over', true, null, false],
    ['a pickup', false, 'pickup', false],
    ['a parcel', false, 'parcel', true],
    ['a way that is gone', false, 'gone', true],
    ['a shop without ways of delivery', false, null, true],
  ])('%s', (_name, isHandedOver, methodId, isNeeded) => {
    expect(needsAddress([base, parcel], { isHandedOver, methodId })).toBe(isNeeded);
  });
});

describe('the way of delivery', () => {
  const choose = (methods: DeliveryMethod[], over: object) =>
    chooseDelivery(methods, PARCEL_OF_ONE, { destination: null, methodId: null, orUsual: false, ...over });

  it('of what is handed over is free, and needs neither a place nor ways of the shop', () => {
    for (const methods of [[], [base, parcel]]) {
      expect(choose(methods, { isHandedOver: true })).toMatchObject({
        value: { method: { id: 'handed-over', price: { kind: 'pickup' } }, priceCents: 0, offered: [] },
      });
    }
  });

  it('of a pickup is offered to an order that goes nowhere', () => {
    expect(choose([base, parcel], { destination: NOWHERE, methodId: 'pickup' })).toMatchObject({
      value: { priceCents: 0 },
    });
  });
});
