// Codes of authenticator apps (RFC 6238): SHA-1, six digits, 30 seconds, which is what every app understands.
import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** Bytes; RFC 4226 recommends the length of the hash. */
const SECRET_LENGTH = 20;
/** Steps that a phone's clock may be off. */
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

/** The address that an app reads from the QR code. `issuer` and `account` are what it shows. */
export const totpUri = (secret: string, names: { issuer: string; account: string }): string =>
  // A colon divides the two, and apps do not agree on an escaped one.
  totpOf(secret, {
    issuer: names.issuer.replaceAll(':', ' ').trim(),
    account: names.account.replaceAll(':', ' '),
  }).toString();

/** The time step of a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / PERIOD);

/** The step that a code is of, one to either side of now; null if it is none of those three. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const code = typed.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) {
    return null;
  }
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : stepAt(now) + delta;
}

/** The code of a moment; for tests and stand-ins. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });
