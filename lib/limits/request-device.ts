import { networkOf } from '@/lib/http/network';

/** A browser's user agent and its network address. */
export type Device = { userAgent: string; address: string };

/**
 * The user agent and the network address of a request: the address of the connection, or behind a trusted proxy the
 * last one that it recorded. The server in front of Next drops what a client claims (server/); Next's own development
 * server does not.
 */
export function deviceOf(headers: Pick<Headers, 'get'>): Device {
  const addresses = (headers.get('x-forwarded-for') ?? '').split(',');
  return {
    userAgent: (headers.get('user-agent') ?? '').slice(0, 400),
    address: (addresses.at(-1) ?? '').trim().slice(0, 64),
  };
}

/** The key of a request for limits by network. */
export const requestNetwork = (headers: Pick<Headers, 'get'>): string => networkOf(deviceOf(headers).address);
