import { expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { bareAddress, settleForwardedHeaders } from './forwarded-headers.mjs';

const claim = {
  host: 'shop.test',
  'x-forwarded-for': '192.0.2.1, 198.51.100.7',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '1',
  'x-forwarded-anything': 'x',
  'x-real-ip': '192.0.2.2',
  forwarded: 'for=192.0.2.3',
};
const direct = { socketAddress: '::ffff:203.0.113.9', isProxyTrusted: false, isHttps: false };

it('without a proxy only the connection counts', () => {
  const headers = { ...claim };
  expect(settleForwardedHeaders(headers, direct)).toBe('203.0.113.9');
  expect(headers).toEqual({
    host: 'shop.test',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'http',
  });
});

it('behind a proxy its last entry counts, and no earlier one', () => {
  const headers = { ...claim };
  const proxied = { ...direct, isProxyTrusted: true, isHttps: true };
  expect(settleForwardedHeaders(headers, proxied)).toBe('198.51.100.7');
  expect(headers).toEqual({
    host: 'shop.test',
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
  });
});

it('if the proxy adds no entry, the connection counts', () => {
  const proxied = { ...direct, isProxyTrusted: true };
  expect(settleForwardedHeaders({ 'x-forwarded-for': 'unknown' }, proxied)).toBe('203.0.113.9');
  expect(settleForwardedHeaders({}, proxied)).toBe('203.0.113.9');
  expect(settleForwardedHeaders({}, { ...direct, socketAddress: undefined })).toBe('');
});

examples('of %o the address is %o', bareAddress, [
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1:8080 ', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['localhost', ''],
  ['192.0.2.1; drop', ''],
  ['', ''],
  [undefined, ''],
]);
