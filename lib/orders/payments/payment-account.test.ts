import { expect, it } from 'vitest';
import { isOfAccount, mayBePaid } from './payment-account';

it.each([
  ['shop-a', null, 'shop-a', null, true],
  ['shop-a', null, 'shop-b', null, false],
  [null, null, 'shop-b', null, true],
  ['', null, 'shop-b', null, false],
  ['platform', 'SELLER1', 'platform', 'SELLER1', true],
  ['platform', 'SELLER1', 'platform', 'SELLER2', false],
  ['platform', 'SELLER1', 'platform', null, false],
  ['platform', null, 'platform', 'SELLER1', false],
])(
  'a payment opened with %o for %o is of %o for %o: %s',
  (opened, seller, clientId, merchantId, expected) => {
    expect(isOfAccount({ paypalClientId: opened, paypalMerchantId: seller }, { clientId, merchantId })).toBe(
      expected,
    );
  },
);

it('may be paid once a capture was requested and not declined', () => {
  const at = new Date(0);
  expect(mayBePaid({ captureAskedAt: null, declinedAt: null })).toBe(false);
  expect(mayBePaid({ captureAskedAt: at, declinedAt: null })).toBe(true);
  expect(mayBePaid({ captureAskedAt: at, declinedAt: at })).toBe(false);
  expect(mayBePaid({ captureAskedAt: null, declinedAt: at })).toBe(false);
});
