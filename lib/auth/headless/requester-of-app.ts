import 'server-only';
import { requestNetwork } from '@/lib/limits/request-device';

/** What an app may send with each call: an id that it made for itself, once for each installation. */
export const REQUESTER_HEADER = 'x-requester-id';

const REQUESTER = /^[\w-]{16,64}$/;

/**
 * Whose a code is that an app asks for: a code works only where it was asked for, so that a stranger who asks for codes
 * of somebody's address neither voids theirs nor uses up its tries. An app without an id is told apart by its network.
 */
export function requesterOfApp(headers: Pick<Headers, 'get'>): string {
  const id = headers.get(REQUESTER_HEADER) ?? '';
  return REQUESTER.test(id) ? `app:${id}` : `network:${requestNetwork(headers)}`;
}

/** Whether this is only a network, which strangers share: with its neighbours, or with all of an app that calls from its own server. */
export const isSharedRequester = (requester: string): boolean => requester.startsWith('network:');
