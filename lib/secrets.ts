// Keys for single purposes, all derived from APP_SECRET, and the sealing of secrets kept in the database.
import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env';

type Purpose =
  | 'checkout-token'
  | 'known-browser'
  | 'log-tag'
  | 'order-link'
  | 'paypal-secret'
  | 'session-cookie'
  | 'refresh-token'
  | 'stored-file-token'
  | 'upload-preview'
  | 'upload-sender';

/** A 256-bit key that is of use for nothing but `purpose` (RFC 5869). */
export function keyFor(purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', env().APP_SECRET, '', `makerfront:${purpose}`, 32));
}

const VERSION = 'v1';
/** Bytes. A shorter tag would be easier to forge, and Node takes one unless told. */
const TAG_LENGTH = 16;

/** Encrypts with AES-256-GCM; `context` (the tenant's id) must be the same again to open it. */
export function sealSecret(purpose: Purpose, context: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [VERSION, nonce, cipher.getAuthTag(), sealed]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** What `sealSecret` sealed. Throws if the text, the context or APP_SECRET is not the same. */
export function openSecret(purpose: Purpose, context: string, sealed: string): string {
  const [version, nonce = '', tag = '', body = ''] = sealed.split('.');
  if (version !== VERSION) {
    throw new Error('The secret is sealed in an unknown version');
  }
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), Buffer.from(nonce, 'base64url'), {
    authTagLength: TAG_LENGTH,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') + decipher.final('utf8');
}
