import { describe, expect, it } from 'vitest';
import { returnPath, signInPath } from './return-path';

describe('returnPath', () => {
  it.each([
    '/admin',
    '/admin/products?status=active&q=mug#top',
    '/account',
    '/admin/orders/0190a1b2-0000-7000-8000-0000000000ff',
    '/admin/orders?q=caf%C3%A9',
    '/admin//orders',
    '/admin/logins',
    '/shop/admin/login',
    `/${'a'.repeat(1_999)}`,
  ])('keeps %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    ['another host', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a hidden tab', '/%09/evil.example'],
    ['a real tab', '/\t/evil.example'],
    ['a line break', '/\n/evil.example'],
    ['an encoded slash', '/%2f/evil.example'],
    ['an encoded second slash', '/%2fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['dots that climb to two slashes', '/.//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a full address', 'https://evil.example/admin'],
    ['no leading slash', 'products'],
    ['a backslash farther on', '/admin\\products'],
    ['an encoded backslash farther on', '/admin%5cproducts'],
    ['a control character farther on', '/admin\u0007products'],
    ['an encoded control character farther on', '/admin%07products'],
    ['a broken escape', '/%zz'],
    ['a very long one', `/${'a'.repeat(2_000)}`],
    ['nothing', ''],
    ['a list', ['/admin/products']],
    ['undefined', undefined],
    ['the sign-in page itself', '/admin/login?return=/admin/login'],
    ['the sign-in page with a slash', '/admin/login/'],
    ['the refresh page', '/admin/session'],
    ['the page for a forgotten password', '/admin/forgot-password'],
    ['a reset link', '/admin/reset-password#x'],
  ])('answers the default for %s', (_name, value) => {
    expect(returnPath(value)).toBe('/admin');
  });
});

it('adds the way back to the address of the sign-in page, unless it is the default', () => {
  expect(signInPath('/admin')).toBe('/admin/login');
  expect(signInPath('/admin/orders?q=a&b=c')).toBe('/admin/login?return=%2Fadmin%2Forders%3Fq%3Da%26b%3Dc');
});
