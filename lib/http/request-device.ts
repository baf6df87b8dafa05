import type { Device } from '@/lib/auth/sessions.commands';
import { networkOf } from './network';

/**
 * The browser and the network address of a request. The server in front of Next throws away what a client says of
 * X-Forwarded-For and notes the true address, which is a trusted proxy's word with TRUST_PROXY only; where there is
 * more than one, the last was noted nearest to here.
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
