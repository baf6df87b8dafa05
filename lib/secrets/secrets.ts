// Keys for single purposes, all derived from APP_SECRET, and the encryption of secrets in the database.
import 'server-only';
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
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
  | 'preview'
  | 'provider-attempt'
  | 'provider-state'
  | 'session-cookie'
  | 'refresh-token'
  | 'stored-file-token'
  | 'upload-preview'
  | 'upload-sender';

const derive = (secret: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `makerfront:${purpose}`, bytes));

const rings = new Map<Purpose, KeyRing>();

/** The keys for `purpose`, newest first: one for each secret in APP_SECRET (RFC 5869, 256 bits). */
export function keysFor(purpose: Purpose): KeyRing {
  const known = rings.get(purpose);
  if (known) {
    return known;
  }
  const keyOf = (secret: string): SigningKey => ({
    id: derive(secret, 'key-id', 6).toString('base64url').slice(0, KEY_ID_LENGTH),
    // Not its bytes: Node 24 takes five times as long for a signature with them.
    key: createSecretKey(derive(secret, purpose, 32)),
  });
  const [newest, ...older] = env().APP_SECRET;
  const ring: KeyRing = [keyOf(newest), ...older.map(keyOf)];
  rings.set(purpose, ring);
  return ring;
}

/** The newest key for `purpose`: for data that need not be recognised after a change of keys. */
export const keyFor = (purpose: Purpose): KeyObject => keysFor(purpose)[0].key;

/** Ids of the keys of APP_SECRET's secrets, newest first. They are no secret. */
export const keyIds = (): string[] => keysFor('backup').map(({ id }) => id);

const VERSION = 'v2';
/** Without a key's id, from before keys had ids. */
const FIRST_VERSION = 'v1';
/** Bytes. Passed to Node, which would also accept a shorter tag, and that would be easier to forge. */
const TAG_LENGTH = 16;

/** Encrypts with AES-256-GCM. Decrypting needs the same `context` (the tenant's id). */
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
 * Decrypts what `sealSecret` encrypted, with any key of APP_SECRET. Throws if the text or the context is different, or
 * the key is missing.
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

/** The id of the key that encrypted a secret; null for one from before keys had ids. */
export const sealingKeyId = (sealed: string): string | null => {
  const [version, id] = sealed.split('.');
  return version === VERSION && id ? id : null;
};

/** Whether a secret is encrypted with the newest key, so that it does not need the older ones. */
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

function openParts(key: KeyObject, context: string, [nonce = '', tag = '', body = '']: string[]): string {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
    authTagLength: TAG_LENGTH,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') + decipher.final('utf8');
}
