import { networkOf } from '@/lib/http/network';

/** What a browser says of itself, and the address that it says it from. */
export type Device = { userAgent: string; address: string };

/**
 * The browser and the network address of a request. The address is that of the connection, or behind a trusted proxy
 * the last one that it noted; the server in front of Next throws away what a client claims (server/). Next's own
 * development server does not.
 */
export function deviceOf(headers: Pick<Headers, 'get'>): Device {
  const addresses = (headers.get('x-forwarded-for') ?? '').split(',');
  return {
    userAgent: (headers.get('user-agent') ?? '').slice(0, 400),
    address: (addresses.at(-1) ?? '').trim().slice(0, 64),
  };
}

/** What a request is counted under where a limit is one of its network. */
export const requestNetwork = (headers: Pick<Headers, 'get'>): string => networkOf(deviceOf(headers).address);
