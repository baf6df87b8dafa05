import { expect, it } from 'vitest';
import { readRefreshToken, signRefreshToken } from './refresh-token';

const key = Buffer.alloc(32, 7);
const claim = { tenantId: 'tenant-a', sessionId: 'session-a', generation: 12 };

it('reads the generation that it signed', () => {
  expect(readRefreshToken(key, claim, signRefreshToken(key, claim))).toBe(12);
});

it.each([
  ['another tenant', { ...claim, tenantId: 'tenant-b' }, key],
  ['another session', { ...claim, sessionId: 'session-b' }, key],
  ['another key', claim, Buffer.alloc(32, 8)],
])('is not fooled by %s', (_name, session, otherKey) => {
  expect(readRefreshToken(otherKey, session, signRefreshToken(key, claim))).toBeNull();
});

it.each([
  '',
  '12',
  '12.',
  'x.y',
  `13.${signRefreshToken(key, claim).split('.')[1]}`,
  `0${signRefreshToken(key, claim)}`,
])('refuses "%s"', (token) => {
  expect(readRefreshToken(key, claim, token)).toBeNull();
});
