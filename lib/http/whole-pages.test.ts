import { expect, it } from 'vitest';
import nextConfig from '@/next.config.mjs';
import { userAgentFor, WHOLE_PAGE_MARK } from './whole-pages.mjs';

it.each([
  ['/search', true],
  ['/orders/0190a1b2', true],
  ['/orders/0190a1b2/receipt', true],
  ['/order-success/0190a1b2', true],
  ['/', false],
  ['/orders', false],
  ['/orders/open', false],
  ['/product/search', false],
  ['/cart', false],
])('%s is rendered whole: %s', (path, isWhole) => {
  const userAgent = userAgentFor(path, 'Firefox');
  expect(userAgent.startsWith('Firefox')).toBe(true);
  expect(nextConfig.htmlLimitedBots?.test(userAgent)).toBe(isWhole);
});

it('cannot be chosen by a client, nor by a bot with its name', () => {
  for (const name of [WHOLE_PAGE_MARK, WHOLE_PAGE_MARK.toUpperCase(), 'Twitterbot', null]) {
    expect(nextConfig.htmlLimitedBots?.test(userAgentFor('/', name))).toBe(false);
  }
});
