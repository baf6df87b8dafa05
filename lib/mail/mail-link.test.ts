import { expect, it } from 'vitest';
import { mailLink } from './mail-link';

it.each([
  ['https://clay.example/', '/orders/x', 'https://clay.example/orders/x'],
  ['https://clay.example', '/orders/x', 'https://clay.example/orders/x'],
  [
    'http://localhost:3000/?tenant=clayandkiln',
    '/orders/x',
    'http://localhost:3000/orders/x?tenant=clayandkiln',
  ],
  ['https://clay.example/', '/orders/open#key', 'https://clay.example/orders/open#key'],
  [
    'http://localhost:3000/?tenant=clayandkiln',
    '/orders/open#key',
    'http://localhost:3000/orders/open?tenant=clayandkiln#key',
  ],
  [null, '/orders/x', null],
  ['not an address', '/orders/x', null],
  ['javascript:alert(1)', '/orders/x', null],
])('of a shop at %s %s is at %s', (storeUrl, path, link) => {
  expect(mailLink(storeUrl, path)).toBe(link);
});
