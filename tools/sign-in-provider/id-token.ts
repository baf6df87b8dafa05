import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export type SigningKeys = { privateKey: KeyObject; publicKey: KeyObject; id: string };

export function newKeys(id: string): SigningKeys {
  return { ...generateKeyPairSync('rsa', { modulusLength: 2_048 }), id };
}

/** The public key as it stands at `jwks_uri`. */
export const publicJwk = ({ publicKey, id }: SigningKeys) => ({
  ...publicKey.export({ format: 'jwk' }),
  kid: id,
  alg: 'RS256',
  use: 'sig',
});

/** A token that is wrong in some way, for tests. */
export type Forgery = {
  /** Claims over the right ones; undefined leaves one out. */
  claims?: Record<string, unknown>;
  /** Not signed at all, by a key that everybody knows, or by one that is not the provider's. */
  signature?: 'none' | 'public key as HMAC secret' | 'stranger';
};

/** A signed token (RFC 7515), or a forged one. */
export function makeToken(keys: SigningKeys, claims: Record<string, unknown>, forgery: Forgery = {}): string {
  const payload = part({ ...claims, ...forgery.claims });
  if (forgery.signature === 'none') {
    return `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`;
  }
  if (forgery.signature === 'public key as HMAC secret') {
    const text = `${part({ alg: 'HS256', typ: 'JWT', kid: keys.id })}.${payload}`;
    const secret = keys.publicKey.export({ type: 'spki', format: 'pem' });
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  }
  const signer = forgery.signature === 'stranger' ? newKeys(keys.id) : keys;
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: keys.id })}.${payload}`;
  return `${text}.${sign('sha256', Buffer.from(text), signer.privateKey).toString('base64url')}`;
}
