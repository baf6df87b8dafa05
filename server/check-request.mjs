// @ts-check
// Refuses malformed requests. Next throws on each of them: a 500 and a line in the log.
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { isCrooked } from '../lib/http/crooked-path.mjs';
import { hasTooManyParameters } from '../lib/http/search-limits.mjs';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
export const ALLOW = [...METHODS].join(', ');

/** Next's own files and those of public/: read-only. Next renders a page for an address here that is not a file. */
const FILES = /^\/(_next\/.*|icon\.svg)$/;

/**
 * The longest address in characters. Redirects repeat it in headers, longer by what has to be escaped, and a proxy that
 * cannot hold a response's headers takes the server for broken.
 */
const LONGEST_ADDRESS = 4_000;

/** @param {string} target */
export const pathOf = (target) => target.split('?', 1)[0] ?? '';

/** Headers for a part of a file, or for conditions that browsers set for cached files. */
const CONDITIONS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/**
 * Makes Next send its own files whole. If Next cannot meet a condition, such as a range beyond the file's end, it
 * looks for an error page and crashes, because there is none. HTTP allows the whole file as answer to a request for a
 * part.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'url' | 'headers'>} request
 */
export function askForWholeFile({ url = '', headers }) {
  if (FILES.test(pathOf(url))) {
    for (const name of CONDITIONS) {
      delete headers[name];
    }
  }
}

/**
 * Removes the content type of a request that only reads. With one, a visit would pass for a form, for which the page cache has the
 * page made anew (lib/cache/page-cache.mjs).
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'headers'>} request
 */
export function forgetContentOfReads({ method, headers }) {
  if (method === 'GET' || method === 'HEAD') {
    delete headers['content-type'];
  }
}

/** @param {string} text */
function isDecodable(text) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the router's state is valid: checked by Next's own function, so that both always agree.
 *
 * @param {import('node:http').IncomingHttpHeaders[string]} header
 */
function isRouterState(header) {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/**
 * The status with which to refuse a request; null if it may pass.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>} request
 * @returns {number | null}
 */
export function refusalStatus({ method = '', url = '', headers, rawHeaders }) {
  if (!METHODS.has(method)) {
    return 405;
  }
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  const path = pathOf(url);
  // Not a path: an absolute URL for proxies, or `*`.
  const isPath = url.startsWith('/') && isDecodable(path) && !isCrooked(path);
  if (!isPath || hosts.length > 1 || hasTooManyParameters(url)) {
    return 400;
  }
  if (url.length > LONGEST_ADDRESS) {
    return 414;
  }
  if (FILES.test(path) && method !== 'GET' && method !== 'HEAD') {
    return 405;
  }
  return isRouterState(headers['next-router-state-tree']) ? null : 400;
}
