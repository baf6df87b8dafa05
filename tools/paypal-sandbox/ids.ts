import { createHash, randomBytes, randomInt } from 'node:crypto';

const upperCaseAlphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Ids of accounts omit characters that are easily misread: 0, 1, I and O (PayPal's pattern is
 * `^[2-9A-HJ-NP-Z]{13}$`).
 */
const accountCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new order, capture or refund id: 17 upper-case alphanumerics, as PayPal's own. */
export function newResourceId(): string {
  return Array.from({ length: 17 }, () => upperCaseAlphanumerics[randomInt(36)]).join('');
}

/** The debug id for PayPal's support; every error carries one. */
export function newDebugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13);
}

/** The 13-character merchant id of an account. The same client id always gives the same one. */
export function merchantIdOf(clientId: string): string {
  const digest = createHash('sha256').update(clientId).digest();
  return Array.from(digest.subarray(0, 13), (byte) => accountCharacters[byte % 32]).join('');
}

/** The current time as PayPal prints it: UTC, whole seconds. */
export function timestamp(): string {
  return `${new Date().toISOString().slice(0, 19)}Z`;
}
