// The certificates that sign PayPal's messages: allowed addresses, and a cache.
import 'server-only';
import { X509Certificate } from 'node:crypto';
import { readBytes } from '@/lib/http/read-bytes';
import { err, ok, type Result } from '@/lib/result';

/** The signer for each of PayPal's own APIs. Any other API is a stand-in, which signs for itself. */
const SIGNERS = new Map([
  [
    'https://api-m.paypal.com',
    { origin: 'https://api.paypal.com', name: 'messageverificationcerts.paypal.com' },
  ],
  [
    'https://api-m.sandbox.paypal.com',
    { origin: 'https://api.sandbox.paypal.com', name: 'messageverificationcerts.sandbox.paypal.com' },
  ],
]);

const PATH = /^\/v1\/notifications\/certs\/[\w-][\w.-]{0,199}$/;
const TIME_LIMIT = 5_000;
/** In bytes. A chain of certificates has a few thousand. */
const SIZE_LIMIT = 64 * 1024;
const MOST_KEPT = 16;
/** Strangers can name any number of certificates, so the concurrent calls to PayPal are limited. */
const MOST_AT_ONCE = 4;
/** How long an address without a certificate is not fetched again, in milliseconds; and how many are remembered. */
const REFUSAL_LIFE = 60_000;
const MOST_REFUSED = 1_000;

/** `refused`: PayPal has no such certificate, or it is not PayPal's. `unavailable`: unknown at the moment. */
export type CertificateError = 'refused' | 'unavailable';

type Certificate = Result<X509Certificate, CertificateError>;

const kept = new Map<string, X509Certificate>();
/** Addresses without a PayPal certificate, and until when they are not fetched again. */
const refused = new Map<string, number>();
const underWay = new Map<string, Promise<Certificate>>();

const signerOf = (apiBase: string) => {
  const { origin } = new URL(apiBase);
  return SIGNERS.get(origin) ?? { origin, name: null };
};

/** Whether a certificate may be fetched from this address, which the sender of a message chose. */
export function isCertificateAddress(address: string, apiBase: string): boolean {
  if (!URL.canParse(address)) {
    return false;
  }
  const url = new URL(address);
  // The parser must not change the address: otherwise it hides something.
  return (
    url.href === address &&
    url.origin === signerOf(apiBase).origin &&
    PATH.test(address.slice(url.origin.length))
  );
}

/** Whether this process has cached the certificate of an address, so that no fetch is needed. */
export const isCertificateKept = (address: string): boolean => kept.has(address);

/** The certificate at an address, if it is valid now. Call `isCertificateAddress` first. */
export async function certificateAt(address: string, apiBase: string, now: Date): Promise<Certificate> {
  const found = kept.get(address) ?? (await fetchOnce(address));
  if (!(found instanceof X509Certificate) && !found.ok) {
    return found;
  }
  const certificate = found instanceof X509Certificate ? found : found.value;
  const { name } = signerOf(apiBase);
  const isNamed = name === null || certificate.subject.split('\n').includes(`CN=${name}`);
  const isValid = new Date(certificate.validFrom) <= now && now <= new Date(certificate.validTo);
  return isNamed && isValid ? ok(certificate) : err('refused');
}

/** Concurrent requests for the same certificate share one fetch. */
function fetchOnce(address: string): Promise<Certificate> {
  const running = underWay.get(address);
  if (running) {
    return running;
  }
  if ((refused.get(address) ?? 0) > Date.now()) {
    return Promise.resolve(err('refused'));
  }
  if (underWay.size >= MOST_AT_ONCE) {
    return Promise.resolve(err('unavailable'));
  }
  const fetching = fetchCertificate(address)
    .then((fetched) => {
      if (!fetched.ok && fetched.error === 'refused') {
        remember(refused, address, { value: Date.now() + REFUSAL_LIFE, most: MOST_REFUSED });
      }
      return fetched;
    })
    .finally(() => underWay.delete(address));
  underWay.set(address, fetching);
  return fetching;
}

async function fetchCertificate(address: string): Promise<Certificate> {
  let response: Response;
  try {
    response = await fetch(address, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
  } catch {
    return err('unavailable');
  }
  if (response.status !== 200) {
    await response.body?.cancel().catch(() => undefined);
    return err(response.status >= 500 || response.status === 429 ? 'unavailable' : 'refused');
  }
  const bytes = await readBytes(response, SIZE_LIMIT);
  if (!bytes.ok) {
    return err(bytes.error === 'body_broken' ? 'unavailable' : 'refused');
  }
  try {
    const certificate = new X509Certificate(bytes.value);
    remember(kept, address, { value: certificate, most: MOST_KEPT });
    return ok(certificate);
  } catch {
    return err('refused');
  }
}

/** Adds an entry as the newest, and removes the oldest one above the limit. */
function remember<Value>(
  entries: Map<string, Value>,
  address: string,
  { value, most }: { value: Value; most: number },
): void {
  entries.delete(address);
  entries.set(address, value);
  const [oldest] = entries.keys();
  if (entries.size > most && oldest !== undefined) {
    entries.delete(oldest);
  }
}
