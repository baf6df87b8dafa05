import { hkdfSync } from 'node:crypto';
import { EncryptJWT } from 'jose';
import { encode } from 'next-auth/jwt';
import { expect, it, vi } from 'vitest';
import { cookieSecret, readClaims, sessionCookie, writeClaims } from './session-cookie';

const { older, keyOf } = await vi.hoisted(async () => {
  const { createSecretKey } = await import('node:crypto');
  const made = (byte: number) => createSecretKey(Buffer.alloc(32, byte));
  return { keyOf: made, older: { id: 'old-id', key: made(6) } };
});
vi.mock('@/lib/secrets/secrets', () => {
  const key = keyOf(7);
  const keysFor = (purpose: string) =>
    purpose === 'session-cookie' ? [{ id: 'key-id', key }, older] : [{ id: 'no-key', key: keyOf(0) }];
  return { keysFor, keyFor: (purpose: string) => keysFor(purpose)[0]?.key };
});

const claims = {
  sub: '0190a1b2-0000-7000-8000-00000000000a',
  name: 'Rosalind',
  email: 'rosalind@example.test',
  sessionId: '0190a1b2-0000-7000-8000-00000000000b',
  refreshToken: '1.x',
  accessExpiresAt: 1_800_000_000_000,
};

/** The key as next-auth derives it from the secret. */
const key = () =>
  new Uint8Array(hkdfSync('sha256', cookieSecret(), '', 'NextAuth.js Generated Encryption Key', 32));

const encrypted = (alg: string, enc: string) =>
  new EncryptJWT({ ...claims })
    .setProtectedHeader({ alg, enc })
    .setIssuedAt()
    .setExpirationTime('1h')
    .encrypt(key());

it('reads what next-auth writes', async () => {
  expect(await readClaims(await encode({ token: { ...claims }, secret: cookieSecret() }))).toMatchObject(
    claims,
  );
  expect(await readClaims(await encrypted('dir', 'A256GCM'))).toMatchObject(claims);
});

it.each([
  ['A256KW', 'A256GCM'],
  ['A256GCMKW', 'A256GCM'],
  ['A256KW', 'A128CBC-HS256'],
])('rejects a cookie of another algorithm, though the key fits: %s with %s', async (alg, enc) => {
  expect(await readClaims(await encrypted(alg, enc))).toBeNull();
});

it('rejects a cookie that is only signed, unsigned, or changed', async () => {
  const cookie = await encrypted('dir', 'A256GCM');
  const [header, ...rest] = cookie.split('.');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const forged of [
    `${part({ alg: 'none' })}.${part(claims)}.`,
    `${part({ alg: 'HS256' })}.${part(claims)}.${'A'.repeat(43)}`,
    [header, ...rest.slice(0, -1), 'A'.repeat(22)].join('.'),
    '',
    'x',
  ]) {
    expect(await readClaims(forged)).toBeNull();
  }
});

it('writes with the newest key, and names that key', async () => {
  const cookie = await writeClaims({ ...claims, role: 'order-manager' }, 60);
  expect(cookie).toMatch(/^key-id~eyJ/);
  expect(await readClaims(cookie)).toEqual({ ...claims, role: 'order-manager' });
  expect(await readClaims(await writeClaims({ ...claims, role: null }, 60))).toMatchObject({ role: null });
});

it('reads with any listed key, but only with the one that the cookie names', async () => {
  const secret = older.key.export().toString('base64url');
  const cookie = await encode({ token: { ...claims }, secret });
  const read = { ...claims, role: 'owner' };
  expect(await readClaims(cookie)).toEqual(read);
  expect(await readClaims(`old-id~${cookie}`)).toEqual(read);
  expect(await readClaims(`key-id~${cookie}`)).toBeNull();
  expect(await readClaims(`gone-id~${cookie}`)).toBeNull();
});

it('rejects a cookie that is expired, has other claims, or is missing', async () => {
  expect(await readClaims(await writeClaims({ ...claims, role: 'owner' }, -3_600))).toBeNull();
  const { email: _left, ...others } = claims;
  expect(await readClaims(await encode({ token: others, secret: cookieSecret() }))).toBeNull();
  expect(await readClaims(undefined)).toBeNull();
});

it('has the name that next-auth uses, for this host only and out of reach of scripts', () => {
  expect(sessionCookie()).toEqual({
    name: 'next-auth.session-token',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false },
  });
});
