import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import { HEAVIEST_PICTURE } from '@/lib/uploads/pictures/picture-rules';
import { config } from '@/middleware';
import nextConfig from '@/next.config.mjs';
import { MOST_BYTES } from '../uploads/upload-rules';
import {
  bodyLimit,
  LARGEST_FILE_BODY,
  LONGEST_BUFFERED_BODY,
  LONGEST_PLAIN_BODY,
  LONGEST_ROSTER_BODY,
} from './body-limits.mjs';

it('every limit of a handler is let through', () => {
  expect(HEAVIEST_PICTURE).toBeLessThanOrEqual(LARGEST_FILE_BODY);
  expect(Math.max(...Object.values(MOST_BYTES))).toBeLessThanOrEqual(LARGEST_FILE_BODY);
});

it.each([
  ['/api/rosters', LONGEST_ROSTER_BODY, false],
  ['/api/uploads/bytes/abc.def', LARGEST_FILE_BODY, true],
  ['/api/uploads/bytes/a/b', LONGEST_PLAIN_BODY, false],
  ['/api/uploads/bytes/', LONGEST_PLAIN_BODY, false],
  ['/x/api/uploads/bytes/abc', LONGEST_PLAIN_BODY, false],
  ['/api/admin/pictures', LONGEST_PLAIN_BODY, false],
  ['/api/orders', LONGEST_PLAIN_BODY, false],
  ['/', LONGEST_PLAIN_BODY, false],
])('a body for %s has at most %i bytes', (path, bytes, isFile) => {
  expect(bodyLimit(path)).toEqual({ bytes, isFile });
});

it('the middleware sees all bodies except files, and passes on the longest of them', () => {
  for (const url of [
    '/api/uploads/bytes/abc.def',
    '/api/admin/pictures',
    '/api/rosters',
    '/api/orders',
    '/',
    '/cart',
  ]) {
    expect(unstable_doesMiddlewareMatch({ config, url }), url).toBe(!bodyLimit(url).isFile);
  }
  expect(nextConfig.experimental?.proxyClientMaxBodySize).toBe(LONGEST_BUFFERED_BODY);
  expect(nextConfig.experimental?.serverActions?.bodySizeLimit).toBe(LONGEST_PLAIN_BODY);
});
