import { expect, it } from 'vitest';
import { ownOrigin } from './own-origin.mjs';

it.each([
  [undefined, 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
])('a server that listens at %s calls itself at %s, always without https', (host, origin) => {
  expect(ownOrigin(host, 3_000)).toBe(origin);
});
