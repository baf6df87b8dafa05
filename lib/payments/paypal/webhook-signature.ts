import 'server-only';
import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { err, ok, type Result } from '@/lib/result';
import { certificateAt, isCertificateAddress } from './webhook-certificates';

export type SignedMessage = {
  headers: Pick<Headers, 'get'>;
  /** The body as it came, byte by byte. */
  body: Uint8Array;
};

export type Recipient = {
  /** What PayPal calls the address that it sends a shop's messages to. */
  webhookId: string;
  /** PayPal's API, as this server calls it. */
  apiBase: string;
  now: Date;
};

/**
 * `forged`: not PayPal's word for this shop. `stale`: sent too long ago to be one that PayPal still tries to deliver,
 * or in the future. `unavailable`: the certificate could not be had to tell.
 */
export type SignatureError = 'forged' | 'stale' | 'unavailable';

const LONGEST_HEADER = 1_000;

/** PayPal tries for three days to deliver a message. Whoever comes by an older one can do nothing with it. */
export const MESSAGE_LIFE = 4 * 24 * 60 * 60_000;
/** How far this machine's clock may be behind PayPal's. */
export const CLOCK_TOLERANCE = 15 * 60_000;

const TRANSMISSION_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

/** Whether PayPal may have sent a message at this moment, which the signature covers. */
export function isCurrent(transmissionTime: string, now: Date): boolean {
  const age = TRANSMISSION_TIME.test(transmissionTime)
    ? now.getTime() - Date.parse(transmissionTime)
    : Number.NaN;
  return age <= MESSAGE_LIFE && age >= -CLOCK_TOLERANCE;
}

/** What a message's headers say of its signature. */
export type Signature = { id: string; time: string; signature: string; certificateAddress: string };

/** The signature that a message claims to have; null where it has none that PayPal could have made. */
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
 * Whether a message is from PayPal and for this shop: RSA-SHA256 over transmission id, time, webhook id and the
 * CRC-32 of the raw body as an unsigned decimal, by the certificate that a header names. The certificate is fetched
 * from PayPal's own host only, and kept. A CRC is no proof of the body: whoever has one genuine message can pad another
 * text to the same sum, so nothing that a message says may be booked.
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
