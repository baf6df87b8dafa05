import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { asTenantId } from '@/lib/ids';
import type { KeyRing } from '@/lib/secrets/key-ring';
import { readRefreshToken, signRefreshToken } from './refresh-token';

const key: KeyRing = [{ id: 'k-0007', key: createSecretKey(Buffer.alloc(32, 7)) }];
const claim = { tenantId: asTenantId('tenant-a'), sessionId: 'session-a', generation: 12 };

it('reads the generation that it signed', () => {
  expect(readRefreshToken(key, claim, signRefreshToken(key, claim))).toBe(12);
});

it.each([
  ['another tenant', { ...claim, tenantId: asTenantId('tenant-b') }, key],
  ['another session', { ...claim, sessionId: 'session-b' }, key],
  ['another key', claim, [{ id: 'k-0007', key: createSecretKey(Buffer.alloc(32, 8)) }] satisfies KeyRing],
])('rejects %s', (_name, session, otherKey) => {
  expect(readRefreshToken(otherKey, session, signRefreshToken(key, claim))).toBeNull();
});

it.each(['', '12', '12.', 'x.y'])('rejects "%s"', (token) => {
  expect(readRefreshToken(key, claim, token)).toBeNull();
});

it('rejects its own signature under another generation, or for another way to write this one', () => {
  const token = signRefreshToken(key, claim);
  expect(readRefreshToken(key, claim, `13.${token.split('.')[1]}`)).toBeNull();
  expect(readRefreshToken(key, claim, `0${token}`)).toBeNull();
});
