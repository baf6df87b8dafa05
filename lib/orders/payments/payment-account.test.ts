import { expect, it } from 'vitest';
import { isOfAccount, mayBePaid } from './payment-account';

it.each([
  ['shop-a', 'shop-a', true],
  ['shop-a', 'shop-b', false],
  [null, 'shop-b', true],
  ['', 'shop-b', false],
])('a payment opened with %o is of %o: %s', (opened, clientId, expected) => {
  expect(isOfAccount(opened, clientId)).toBe(expected);
});

it('may be paid once a capture was requested and not declined', () => {
  const at = new Date(0);
  expect(mayBePaid({ captureAskedAt: null, declinedAt: null })).toBe(false);
  expect(mayBePaid({ captureAskedAt: at, declinedAt: null })).toBe(true);
  expect(mayBePaid({ captureAskedAt: at, declinedAt: at })).toBe(false);
  expect(mayBePaid({ captureAskedAt: null, declinedAt: at })).toBe(false);
});
