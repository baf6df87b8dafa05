// @ts-check
// Corrects the headers that say where a request came from. Any client can send these headers; they count only if the
// operator has declared a trusted proxy that sets them.
import { isIP } from 'node:net';

const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip)$/;

/**
 * An address without the port that some proxies add, and without the prefix of IPv4 in IPv6; '' if it is not an
 * address.
 */
export function bareAddress(/** @type {string | undefined} */ text) {
  const address = (text ?? '')
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address : '';
}

/**
 * Rewrites the forwarding headers of a request in place and returns the visitor's address: the connection's, or the
 * last one added by a trusted proxy. Afterwards it is the only entry of `x-forwarded-for`. The scheme comes from the
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
