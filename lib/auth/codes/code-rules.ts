// One-time codes: six digits that prove that a person reads an address or a number (part of the sign-in service,
// specification §7).
import { createHash, createHmac, type KeyObject, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { TenantId } from '@/lib/ids';

export const CODE_LENGTH = 6;
/** Milliseconds: the longest life that ASVS 5 (6.6.4) allows for a code. */
export const CODE_LIFE = 10 * 60 * 1_000;
/** Wrong tries after which a code is void. */
export const MOST_TRIES = 5;

/** The purposes of codes. A code for another purpose is wrong. */
export const CODE_PURPOSES = [
  'sign_in',
  'confirm',
  'recovery',
  'email_change',
  'phone_change',
  'reauthentication',
] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** What identifies a code: purpose, address, and the browser that asked for it (`requesterHash`). */
export type CodeKey = { purpose: CodePurpose; address: string; requester: string };

/** A new code; all of the million are equally likely. */
export const newCode = (): string =>
  randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');

/** A random id for a browser that asks for codes; stored in its cookie. */
export const newRequester = (): string => randomBytes(16).toString('base64url');

/**
 * A browser's id as the database stores it: a hash, so that the table does not contain the cookie. Empty without a
 * browser.
 */
export const requesterHash = (requester: string | undefined): string =>
  requester ? createHash('sha256').update(`requester.v1.${requester}`).digest('base64url') : '';

/** A keyed hash: without the key, a copy of the table does not reveal which of the million codes it is. */
export const hashCode = (key: KeyObject, tenantId: TenantId, of: CodeKey, code: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['code.v1', tenantId, of.purpose, of.address, of.requester, code]))
    .digest('base64url');

/** Compares in constant time. */
export const isSameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** The digits of a typed or pasted code: `123 456` and `123-456` are valid too. */
export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');
