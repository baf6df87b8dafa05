import { expect, it } from 'vitest';
import { demoShops } from './catalogue';
import { payPalAccountOf } from './paypal-account';

it('is the account that a demo shop is connected to, where it is connected', () => {
  for (const shop of demoShops) {
    expect([null, payPalAccountOf(shop).clientId]).toContain(shop.paypalClientId);
  }
  expect(demoShops.some(({ paypalClientId }) => paypalClientId !== null)).toBe(true);
});
