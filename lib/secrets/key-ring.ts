// Signatures that survive a change of keys: each names its key, and an old key is valid until it is removed from the
// list. Pure, so that tests need no environment.
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** `id` is no secret: it only tells keys apart. `key` is an object that shows no bytes if it is logged. */
export type SigningKey = { id: string; key: KeyObject };

/** Newest first. The newest key signs; the others only verify. */
export type KeyRing = readonly [SigningKey, ...SigningKey[]];

/** Letters of a key's id (base64url). */
export const KEY_ID_LENGTH = 6;

const hmac = (key: KeyObject, payload: string) => createHmac('sha256', key).update(payload).digest();

const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);

/** The key's id and an HMAC-SHA256 of the text, as 49 letters of base64url. */
export const signText = ([{ id, key }]: KeyRing, payload: string): string =>
  `${id}${hmac(key, payload).toString('base64url')}`;

/** The form of a signature in a token: with a key's id, or without, from before keys had ids. */
export const SIGNATURE = String.raw`(?:[\w-]{49}|[\w-]{43})`;

const WITH_ID = /^[\w-]{49}$/;
const WITHOUT_ID = /^[\w-]{43}$/;

/** Whether one of the keys signed exactly this text. */
export function isSigned(keys: KeyRing, payload: string, signature: string): boolean {
  const isOf =
    (text: string) =>
    ({ key }: SigningKey) =>
      isSame(Buffer.from(text), Buffer.from(hmac(key, payload).toString('base64url')));
  if (WITH_ID.test(signature)) {
    const id = signature.slice(0, KEY_ID_LENGTH);
    return keys.filter((key) => key.id === id).some(isOf(signature.slice(KEY_ID_LENGTH)));
  }
  return WITHOUT_ID.test(signature) && keys.some(isOf(signature));
}
