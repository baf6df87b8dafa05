import { hkdfSync } from 'node:crypto';
import { EncryptJWT } from 'jose';
import { encode } from 'next-auth/jwt';
import { expect, it, vi } from 'vitest';
import { cookieSecret, readClaims } from './session-cookie';

vi.mock('@/lib/secrets', () => {
  const key = Buffer.alloc(32, 7);
  return { keyFor: () => key, keysFor: () => [{ id: 'key-id', key }] };
});

const claims = {
  sub: '0190a1b2-0000-7000-8000-00000000000a',
  name: 'Rosalind',
  email: 'rosalind@example.test',
  sessionId: '0190a1b2-0000-7000-8000-00000000000b',
  refreshToken: '1.x',
  accessExpiresAt: 1_800_000_000_000,
};

/** As next-auth derives it from the secret. */
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
])('reads no cookie of another algorithm, though the key fits: %s with %s', async (alg, enc) => {
  expect(await readClaims(await encrypted(alg, enc))).toBeNull();
});

it('reads neither a cookie that is only signed or not even that, nor one that was changed', async () => {
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
