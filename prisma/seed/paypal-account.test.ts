import { expect, it } from 'vitest';
import { demoShops } from './catalogue';
import { payPalAccountOf } from './paypal-account';

it('is the account of a connected demo shop', () => {
  for (const shop of demoShops) {
    expect([null, payPalAccountOf(shop).clientId]).toContain(shop.paypalClientId);
  }
  expect(demoShops.some(({ paypalClientId }) => paypalClientId !== null)).toBe(true);
});
