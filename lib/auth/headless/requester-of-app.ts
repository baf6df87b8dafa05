import 'server-only';
import { requestNetwork } from '@/lib/limits/request-device';

/** An id that an app may send with each call. The app makes one for each installation. */
export const REQUESTER_HEADER = 'x-requester-id';

const REQUESTER = /^[\w-]{16,64}$/;

/**
 * Who asked for an app's code. A code works only for its requester, so a stranger who requests codes for
 * another's address neither voids theirs nor uses up its tries. An app without an id is identified by its
 * network.
 */
export function requesterOfApp(headers: Pick<Headers, 'get'>): string {
  const id = headers.get(REQUESTER_HEADER) ?? '';
  return REQUESTER.test(id) ? `app:${id}` : `network:${requestNetwork(headers)}`;
}

/**
 * Whether the requester is only a network, which strangers can share: as neighbours, or as users of an app
 * that calls from its own server.
 */
export const isSharedRequester = (requester: string): boolean => requester.startsWith('network:');
