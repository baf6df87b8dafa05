import type { Device } from '@/lib/auth/sessions.commands';

/**
 * The browser and the network address of a request. Behind a trusted proxy the address is the last one it
 * noted; without one it is what Next noted of the connection, which a client may have written itself, so it
 * is only ever one of several limits and a hint in the list of sessions.
 */
export function deviceOf(headers: Pick<Headers, 'get'>): Device {
  const addresses = (headers.get('x-forwarded-for') ?? '').split(',');
  return {
    userAgent: (headers.get('user-agent') ?? '').slice(0, 400),
    address: (addresses.at(-1) ?? '').trim().slice(0, 64),
  };
}
