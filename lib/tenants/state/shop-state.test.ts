import { describe, expect, it } from 'vitest';
import { isShopping, mayCapture, mayPlace, mayPlaceByHand, SHOP_STATES } from './shop-state';

const states = (is: (state: (typeof SHOP_STATES)[number]) => boolean) => SHOP_STATES.filter(is);

describe('an order may be placed', () => {
  it.each([
    ['a real one by a shopper', false, false, ['live']],
    ['a real one by the shop’s people', false, true, ['live']],
    ['a test by a shopper', true, false, []],
    ['a test by the shop’s people', true, true, ['draft', 'live']],
  ])('%s', (_what, isTest, isPreview, allowed) => {
    expect(states((state) => mayPlace({ state, isTest, isPreview }))).toEqual(allowed);
  });
});

it('an order is entered by hand in a pause too, and as a test in a draft', () => {
  expect(states((state) => mayPlaceByHand({ state, isTest: false }))).toEqual(['live', 'paused']);
  expect(states((state) => mayPlaceByHand({ state, isTest: true }))).toEqual(['draft', 'live']);
});

describe('a cart is offered', () => {
  it.each([
    ['where money moves', false, false, ['draft', 'live']],
    ['to a shopper where only tests can be placed', true, false, ['draft']],
    ['to the shop’s people there', true, true, ['draft', 'live']],
  ])('%s', (_where, takesTestsOnly, isPreview, allowed) => {
    expect(states((state) => isShopping({ state, takesTestsOnly, isPreview }))).toEqual(allowed);
  });
});

it('no cart is offered on vacation', () => {
  const on = { takesTestsOnly: false, isPreview: false, vacation: {} };
  expect(states((state) => isShopping({ state, ...on }))).toEqual(['draft']);
});

it('money of a real order is taken in shops that sell or pause, and of a test order in a draft too', () => {
  expect(states((state) => mayCapture(state, { isTest: false }))).toEqual(['live', 'paused']);
  expect(states((state) => mayCapture(state, { isTest: true }))).toEqual(['draft', 'live', 'paused']);
});
