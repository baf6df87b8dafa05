// @ts-check
import { isIPv6 } from 'node:net';

/**
 * Where this very server is asked from inside. Next does so when an action is called on a page that has none of its id,
 * as anybody can; by itself it takes the scheme of the site, which is not the one spoken here, and logs that it failed.
 *
 * @param {string | undefined} host where it listens
 * @param {number} port
 * @returns {string}
 */
export function ownOrigin(host, port) {
  const isEverywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? '127.0.0.1' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
