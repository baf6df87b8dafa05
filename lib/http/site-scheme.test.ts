import { describe, expect, it } from 'vitest';
import { isHttpsSite } from './site-scheme';

const production = { NODE_ENV: 'production' };

describe('isHttpsSite', () => {
  it.each([
    ['production under a platform domain', { ...production, PLATFORM_DOMAIN: 'makerfront.example' }, true],
    ['spaces and letters of any case', { ...production, PLATFORM_DOMAIN: ' Makerfront.Example. ' }, true],
    ['a domain that only looks local', { ...production, PLATFORM_DOMAIN: 'notlocalhost' }, true],
    ['production without a domain', production, false],
    ['an empty domain', { ...production, PLATFORM_DOMAIN: ' ' }, false],
    ['localhost', { ...production, PLATFORM_DOMAIN: 'localhost' }, false],
    ['localhost with a port', { ...production, PLATFORM_DOMAIN: 'LOCALHOST:3000' }, false],
    ['below localhost', { ...production, PLATFORM_DOMAIN: 'shops.localhost' }, false],
    ['development under a domain', { NODE_ENV: 'development', PLATFORM_DOMAIN: 'makerfront.example' }, false],
    ['nothing set', {}, false],
    ['Vercel, previews too', { ...production, VERCEL: '1' }, true],
  ])('%s', (_, environment, isHttps) => {
    expect(isHttpsSite(environment)).toBe(isHttps);
  });

  it.each([
    ['http where https would be assumed', { SITE_SCHEME: 'http', PLATFORM_DOMAIN: 'a.example' }, false],
    ['https where http would be', { SITE_SCHEME: ' HTTPS ' }, true],
    ['nothing when it is neither', { SITE_SCHEME: 'ftp', PLATFORM_DOMAIN: 'a.example' }, true],
    ['nothing when empty', { SITE_SCHEME: '', PLATFORM_DOMAIN: 'a.example' }, true],
  ])('SITE_SCHEME decides: %s', (_, environment, isHttps) => {
    expect(isHttpsSite({ ...production, ...environment })).toBe(isHttps);
  });
});
