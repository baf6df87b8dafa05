// Codes for whoever has lost phone and passkey. 25 letters, 125 random bits: above the 112 from which ASVS 5 (6.5.2)
// lets a plain hash be kept, so that no key has to live as long as a printed sheet.
import { createHash, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;

const GROUPS = 5;
const GROUP_LENGTH = 5;

/** Without i, l, o and u: whoever copies a code by hand mixes no two of these up. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new code, such as `4q8zk-0m2xv-…`. */
export const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join(''),
  ).join('-');

/** A code as it was meant: spaces, dashes and capitals do not count, and look-alikes are read as one. */
export const readRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');

/** How a person's code is kept. */
export const hashRecoveryCode = (personId: string, typed: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['recovery.v1', personId, readRecoveryCode(typed)]))
    .digest('base64url');
