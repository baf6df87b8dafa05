import { expect, it } from 'vitest';
import { accountPath, accountRefreshPath, shopperSignInPath } from './account-paths';

it.each([
  ['/account', '/account'],
  ['/account/orders?page=2', '/account/orders?page=2'],
  ['/account?x=1', '/account?x=1'],
  ['/accounting', '/account'],
  ['/account/session?return=%2Faccount', '/account'],
  ['/account/../admin', '/account'],
  ['//evil.test/account', '/account'],
  ['https://evil.test/account', '/account'],
  ['/admin', '/account'],
  [undefined, '/account'],
])('of %o the page of the account is %o', (wanted, path) => {
  expect(accountPath(wanted)).toBe(path);
});

it('is brought along to the sign-in and to the refresh', () => {
  expect(shopperSignInPath('/account/orders?page=2')).toBe('/login?return=%2Faccount%2Forders%3Fpage%3D2');
  expect(accountRefreshPath('/account')).toBe('/account/session?return=%2Faccount');
});
