import 'server-only';
import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { err, ok, type Result } from '@/lib/result';
import { certificateAt, isCertificateAddress } from './webhook-certificates';

export type SignedMessage = {
  headers: Pick<Headers, 'get'>;
  /** The raw body. */
  body: Uint8Array;
};

export type Recipient = {
  /** PayPal's id of the shop's webhook. */
  webhookId: string;
  /** The base URL of PayPal's API, as this server calls it. */
  apiBase: string;
  now: Date;
};

/**
 * `forged`: not a message of PayPal's for this shop. `stale`: too old for PayPal to still deliver it, or in the
 * future. `unavailable`: the certificate could not be fetched.
 */
export type SignatureError = 'forged' | 'stale' | 'unavailable';

const LONGEST_HEADER = 1_000;

/** PayPal tries to deliver a message for three days. An older one is useless for an attacker. */
export const MESSAGE_LIFE = 4 * 24 * 60 * 60_000;
/** How far this machine's clock may be behind PayPal's. */
export const CLOCK_TOLERANCE = 15 * 60_000;

const TRANSMISSION_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

/** Whether PayPal may have sent a message at this time, which the signature covers. */
export function isCurrent(transmissionTime: string, now: Date): boolean {
  const age = TRANSMISSION_TIME.test(transmissionTime)
    ? now.getTime() - Date.parse(transmissionTime)
    : Number.NaN;
  return age <= MESSAGE_LIFE && age >= -CLOCK_TOLERANCE;
}

/** The parts of a signature in a message's headers. */
export type Signature = { id: string; time: string; signature: string; certificateAddress: string };

/** The signature in the headers; null if PayPal cannot have made it. */
export function readSignature(headers: SignedMessage['headers'], apiBase: string): Signature | null {
  const header = (name: string) => {
    const value = headers.get(`paypal-${name}`) ?? '';
    return value.length <= LONGEST_HEADER ? value : '';
  };
  const [id, time, signature] = [
    header('transmission-id'),
    header('transmission-time'),
    header('transmission-sig'),
  ];
  const certificateAddress = header('cert-url');
  const isSigned = id !== '' && time !== '' && signature !== '' && header('auth-algo') === 'SHA256withRSA';
  return isSigned && isCertificateAddress(certificateAddress, apiBase)
    ? { id, time, signature, certificateAddress }
    : null;
}

/**
 * Checks that a message is from PayPal and for this shop: RSA-SHA256 over transmission id, time, webhook id and the
 * CRC-32 of the raw body as an unsigned decimal, with the certificate that a header names. The certificate is fetched
 * only from PayPal's own host, and cached. A CRC does not prove the body: with one genuine message, an attacker can
 * pad another text to the same checksum. So nothing that a message says may be booked.
 */
export async function checkSignature(
  { headers, body }: SignedMessage,
  { webhookId, apiBase, now }: Recipient,
): Promise<Result<null, SignatureError>> {
  const claimed = readSignature(headers, apiBase);
  if (claimed === null) {
    return err('forged');
  }
  const { id, time, signature, certificateAddress } = claimed;
  if (!isCurrent(time, now)) {
    return err('stale');
  }
  const certificate = await certificateAt(certificateAddress, apiBase, now);
  if (!certificate.ok) {
    return err(certificate.error === 'unavailable' ? 'unavailable' : 'forged');
  }
  const { publicKey } = certificate.value;
  const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
  const isGenuine =
    publicKey.asymmetricKeyType === 'rsa' &&
    verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64'));
  return isGenuine ? ok(null) : err('forged');
}
