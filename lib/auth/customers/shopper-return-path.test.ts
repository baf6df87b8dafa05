import { expect, it } from 'vitest';
import { shopperSignInPath } from './account-paths';
import { shopperReturnPath } from './shopper-return-path';

it.each([
  '/checkout',
  '/cart',
  '/',
  '/search?q=mug&page=2',
  '/category/pots%20and%20pans',
  '/account/orders?page=2#latest',
  '/administration',
])('leads back to %s', (path) => {
  expect(shopperReturnPath(path)).toBe(path);
  const address = new URL(shopperSignInPath(path), 'http://shop.test');
  expect(address.pathname).toBe('/login');
  expect(shopperReturnPath(address.searchParams.get('return'))).toBe(path);
});

it.each([
  undefined,
  ['/checkout', '/cart'],
  '',
  'checkout',
  'https://elsewhere.test/',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/%2f/elsewhere.test',
  '/%5celsewhere.test',
  '/..//elsewhere.test',
  '/\t/elsewhere.test',
  'javascript:alert(1)',
  `/${'x'.repeat(2_000)}`,
  '/%',
  '/login',
  '/login?return=/login',
  '/x/../login',
  '/api/account/sign-out',
  '/admin',
  '/admin/settings',
])('leads to the account instead of %j', (value) => {
  expect(shopperReturnPath(value)).toBe('/account');
});
