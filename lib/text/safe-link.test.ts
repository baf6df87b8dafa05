import { expect, it } from 'vitest';
import { safeLink } from './safe-link';

it.each<[string, string | null]>([
  ['/policies/about', '/policies/about'],
  [' /cart?x=1#y ', '/cart?x=1#y'],
  ['https://x.test/a b', 'https://x.test/a%20b'],
  ['http://x.test', 'http://x.test/'],
  ['mailto:me@x.test', 'mailto:me@x.test'],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['/a\\..\\b', null],
  ['javascript:alert(1)', null],
  ['JAVASCRIPT:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['ftp://x.test', null],
  ['https://me@x.test', null],
  ['https://', null],
  ['policies/about', null],
  ['', null],
  [`https://x.test/${'x'.repeat(2_000)}`, null],
])('reads %j as %j', (typed, href) => {
  expect(safeLink(typed)?.href ?? null).toBe(href);
});
