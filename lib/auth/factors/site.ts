import 'server-only';
import { env } from '@/lib/env';
import { isHttpsSite } from '@/lib/http/site-scheme';

/** Where a passkey is made and used, as the visitor's browser shows it. A passkey works at its hostname alone. */
export type PasskeySite = {
  /** The hostname, without a port: the relying party's id. */
  rpId: string;
  origin: string;
};

/**
 * The site of a request. The middleware has put the visitor's host over whatever was sent; the scheme is a matter of
 * configuration.
 */
export function passkeySiteOf(headers: Pick<Headers, 'get'>): PasskeySite {
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? '';
  const { hostname, origin } = new URL(`${isHttpsSite(env()) ? 'https' : 'http'}://${host}`);
  return { rpId: hostname, origin };
}
