// Recovery codes, for people who have lost phone and passkey. 25 letters, 125 random bits. From 112 bits on
// ASVS 5 (6.5.2) allows a plain hash, so no key has to live as long as a printed sheet.
import { createHash, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;

const GROUPS = 5;
const GROUP_LENGTH = 5;

/** Without i, l, o and u, which are easily confused when copied by hand. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new code, such as `4q8zk-0m2xv-…`. */
export const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join(''),
  ).join('-');

/** Normalises a typed code: ignores spaces, dashes and capitals, and reads look-alikes as one letter. */
export const readRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');

/** The stored form of a code. */
export const hashRecoveryCode = (personId: string, typed: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['recovery.v1', personId, readRecoveryCode(typed)]))
    .digest('base64url');
