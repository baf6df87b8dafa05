// Keys for single purposes, all derived from APP_SECRET, and the sealing of secrets kept in the database.
import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';
import { KEY_ID_LENGTH, type KeyRing, type SigningKey } from './key-ring';

type Purpose =
  | 'backup'
  | 'bearer-token'
  | 'checkout-token'
  | 'customer-cookie'
  | 'factor-secret'
  | 'known-browser'
  | 'log-tag'
  | 'one-time-code'
  | 'mail-parameters'
  | 'not-me'
  | 'order-link'
  | 'paypal-secret'
  | 'session-cookie'
  | 'refresh-token'
  | 'stored-file-token'
  | 'upload-preview'
  | 'upload-sender';

const derive = (secret: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `makerfront:${purpose}`, bytes));

const rings = new Map<Purpose, KeyRing>();

/** The keys for `purpose`, newest first: one of each secret that APP_SECRET lists (RFC 5869, 256 bits). */
export function keysFor(purpose: Purpose): KeyRing {
  const known = rings.get(purpose);
  if (known) {
    return known;
  }
  const keyOf = (secret: string): SigningKey => ({
    id: derive(secret, 'key-id', 6).toString('base64url').slice(0, KEY_ID_LENGTH),
    key: derive(secret, purpose, 32),
  });
  const [newest, ...older] = env().APP_SECRET;
  const ring: KeyRing = [keyOf(newest), ...older.map(keyOf)];
  rings.set(purpose, ring);
  return ring;
}

/** The newest key for `purpose`: for what need not be recognised once keys were changed. */
export const keyFor = (purpose: Purpose): Buffer => keysFor(purpose)[0].key;

/** What tells the keys of APP_SECRET's secrets apart, newest first. It is no secret. */
export const keyIds = (): string[] => keysFor('backup').map(({ id }) => id);

const VERSION = 'v2';
/** Without a key's id: sealed before keys could be changed. */
const FIRST_VERSION = 'v1';
/** Bytes. A shorter tag would be easier to forge, and Node takes one unless told. */
const TAG_LENGTH = 16;

/** Encrypts with AES-256-GCM; `context` (the tenant's id) must be the same again to open it. */
export function sealSecret(purpose: Purpose, context: string, secret: string): string {
  const [{ id, key }] = keysFor(purpose);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [VERSION, id, nonce, cipher.getAuthTag(), sealed]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/**
 * What `sealSecret` sealed, with any key that APP_SECRET still lists. Throws if the text or the context is not the same,
 * or the key is gone.
 */
export function openSecret(purpose: Purpose, context: string, sealed: string): string {
  const [version, ...rest] = sealed.split('.');
  const ring = keysFor(purpose);
  if (version === FIRST_VERSION) {
    return openWithAny(ring, context, rest);
  }
  if (version !== VERSION) {
    throw new Error('The secret is sealed in an unknown version');
  }
  const [id, ...parts] = rest;
  const found = ring.find((key) => key.id === id);
  if (!found) {
    throw new Error('The secret is sealed with a key that APP_SECRET does not list');
  }
  return openParts(found.key, context, parts);
}

/** The id of the key that sealed a secret; null for one that was sealed before keys had ids. */
export const sealingKeyId = (sealed: string): string | null => {
  const [version, id] = sealed.split('.');
  return version === VERSION && id ? id : null;
};

/** Whether a secret is sealed with the newest key, so that it opens when the others are gone. */
export const isSealedWithNewest = (purpose: Purpose, sealed: string): boolean =>
  sealed.startsWith(`${VERSION}.${keysFor(purpose)[0].id}.`);

function openWithAny(ring: KeyRing, context: string, parts: string[]): string {
  const [{ key }, ...older] = ring;
  try {
    return openParts(key, context, parts);
  } catch (error) {
    const [next, ...rest] = older;
    if (!next) {
      throw error;
    }
    return openWithAny([next, ...rest], context, parts);
  }
}

function openParts(key: Buffer, context: string, [nonce = '', tag = '', body = '']: string[]): string {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
    authTagLength: TAG_LENGTH,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') + decipher.final('utf8');
}
