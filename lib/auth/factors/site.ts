import 'server-only';
import { env } from '@/lib/env';
import { isHttpsSite } from '@/lib/http/site-scheme';

/**
 * Where a passkey is created and used, as the visitor's browser sees it. A passkey works at its hostname
 * only.
 */
export type PasskeySite = {
  /** The hostname, without a port: the relying party's id. */
  rpId: string;
  origin: string;
};

/**
 * The site of a request. The middleware has replaced any Host header with the visitor's host; the scheme
 * comes from the configuration.
 */
export function passkeySiteOf(headers: Pick<Headers, 'get'>): PasskeySite {
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? '';
  const { hostname, origin } = new URL(`${isHttpsSite(env()) ? 'https' : 'http'}://${host}`);
  return { rpId: hostname, origin };
}
