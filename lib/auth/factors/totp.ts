// Codes of authenticator apps (RFC 6238): SHA-1, six digits, 30 seconds. Every app supports these.
import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** Bytes; RFC 4226 recommends the length of the hash. */
const SECRET_LENGTH = 20;
/** Time steps by which a phone's clock may be off. */
const WINDOW = 1;

const totpOf = (secret: string, names?: { issuer: string; account: string }) =>
  new TOTP({
    ...(names && { issuer: names.issuer, label: names.account }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** A new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_LENGTH }).base32;

/** The URI in the QR code. The app shows `issuer` and `account`. */
export const totpUri = (secret: string, names: { issuer: string; account: string }): string =>
  // A colon separates the two, and apps disagree about an escaped one.
  totpOf(secret, {
    issuer: names.issuer.replaceAll(':', ' ').trim(),
    account: names.account.replaceAll(':', ' '),
  }).toString();

/** The time step at a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / PERIOD);

/** The time step of a code: the current one, or one step before or after; null if it matches none. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const code = typed.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) {
    return null;
  }
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : stepAt(now) + delta;
}

/** The code at a moment; for tests and stand-ins. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });
