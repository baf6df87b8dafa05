// @ts-check
/**
 * The name that a request is for, as the middleware takes it: a trusted proxy may name another (forwarded-headers.mjs). Any
 * port, a dot at the end and capital letters lead to the same shop.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function hostName(headers) {
  const host = headers['x-forwarded-host'] ?? headers.host;
  return typeof host === 'string' ? host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '') : '';
}
