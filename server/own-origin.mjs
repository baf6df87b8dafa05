// @ts-check
import { isIPv6 } from 'node:net';

/**
 * The address at which this server can call itself. Next does so when a page without an action is called with that
 * action's id, which anybody can do. Next's default is the site's scheme; the server itself speaks plain http, so the
 * call would fail and be logged.
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
