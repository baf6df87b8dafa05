// @ts-check
// What a request says of where it came from, made true. Anybody can send these headers; they count only where the
// operator says that a proxy of theirs writes them.
import { isIP } from 'node:net';

const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip)$/;

/** An address without the port that some proxies add, and without the prefix of IPv4 in IPv6; '' if it is none. */
export function bareAddress(/** @type {string | undefined} */ text) {
  const address = (text ?? '')
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address : '';
}

/**
 * Rewrites the forwarding headers of a request in place and answers the visitor's address: of the connection, or the
 * last one that a trusted proxy has noted. It is the one entry of `x-forwarded-for` from here on. The scheme is told by
 * configuration, also behind a proxy.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {{ socketAddress: string | undefined, isProxyTrusted: boolean, isHttps: boolean }} surroundings
 * @returns {string}
 */
export function settleForwardedHeaders(headers, { socketAddress, isProxyTrusted, isHttps }) {
  const noted = isProxyTrusted ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1) : '';
  const host = isProxyTrusted ? headers['x-forwarded-host'] : undefined;
  for (const name of Object.keys(headers)) {
    if (FORWARDED.test(name)) {
      delete headers[name];
    }
  }
  const address = bareAddress(noted) || bareAddress(socketAddress);
  headers['x-forwarded-for'] = address;
  headers['x-forwarded-proto'] = isHttps ? 'https' : 'http';
  if (host !== undefined) {
    headers['x-forwarded-host'] = host;
  }
  return address;
}
