// Whose files are counted together. The address itself is not kept: its keyed hash is of use for counting only.
import 'server-only';
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { keyFor } from '@/lib/secrets';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/** The part of an address that one customer of a provider has: of IPv6 the first 64 bits. */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED_IPV4, '').toLowerCase();
  if (!isIPv6(plain)) {
    return plain;
  }
  const [before = '', after] = plain.split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const gap = after === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array<string>(gap).fill('0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The sender of a file at this network address, as `uploads.sender` has it. */
export const uploadSender = (address: string): string =>
  createHmac('sha256', keyFor('upload-sender')).update(networkOf(address)).digest('base64url');
