import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin';

const host = 'stitchworks.localhost:3000';
const from = (headers: Record<string, string>, isProxyTrusted = false) =>
  isSameOrigin(new Headers({ host, ...headers }), isProxyTrusted);

describe('a request that changes something', () => {
  it.each<[string, Record<string, string>]>([
    ['a program without any origin', {}],
    ['this very host', { origin: `http://${host}` }],
    ['this host over https', { origin: `https://${host}` }],
    ['this host, as the browser says too', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['this host in capitals', { host: 'StitchWorks.localhost:3000', origin: `http://${host}` }],
  ])('may come from %s', (_name, headers) => {
    expect(from(headers)).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.test' }],
    ['a sibling shop', { origin: 'http://clayandkiln.localhost:3000' }],
    ['the parent domain', { origin: 'http://localhost:3000' }],
    ['another port', { origin: 'http://stitchworks.localhost:3001' }],
    ['no port', { origin: 'http://stitchworks.localhost' }],
    ['a host that only starts alike', { origin: `http://${host}.evil.test` }],
    ['user information that looks like this host', { origin: `http://${host}@evil.test` }],
    ['a sandboxed frame', { origin: 'null' }],
    ['rubbish', { origin: '%%%' }],
    ['an empty origin', { origin: '' }],
    ['a sibling, as the browser says', { 'sec-fetch-site': 'same-site' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site', origin: `http://${host}` }],
    ['an unknown word of the browser', { 'sec-fetch-site': 'elsewhere' }],
  ])('may not come from %s', (_name, headers) => {
    expect(from(headers)).toBe(false);
  });

  it('is compared with X-Forwarded-Host only behind a proxy that the operator runs', () => {
    const headers = { 'x-forwarded-host': 'quietloom.test', origin: 'https://quietloom.test' };
    expect(from(headers)).toBe(false);
    expect(from(headers, true)).toBe(true);
  });
});
