// @ts-check
import { isIPv4, isIPv6 } from 'node:net';

/** IPv4 as a socket for both families reports it (RFC 4291, 2.5.5.2). */
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * The eight groups of an IPv6 address without its zone.
 *
 * @param {string} address
 * @returns {string[]}
 */
function groupsOf(address) {
  const [left = '', right] = address.split('%')[0]?.split('::') ?? [];
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const gap = right === undefined ? [] : Array(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...gap, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
}

/** Some proxies append the port, which differs for each connection. */
const WITH_PORT = /^(?:\[([0-9a-f:.%]{2,60})\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i;

/**
 * The key for limits by network address: an IPv4 address, or the /64 of an IPv6 address, whose other half every
 * subscriber can choose. Any other text is returned unchanged.
 *
 * @param {string} address
 * @returns {string}
 */
export function networkOf(address) {
  const [, bracketed, dotted] = WITH_PORT.exec(address) ?? [];
  const bare = bracketed ?? dotted ?? address;
  const plain = MAPPED.exec(bare)?.[1] ?? bare;
  return !isIPv4(plain) && isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}
