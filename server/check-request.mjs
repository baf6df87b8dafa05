// @ts-check
// What is no request that anybody here could answer. Next throws at each of these, with a 500 and a line in the log.
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { hasTooManyParameters } from '../lib/http/search-limits.mjs';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
export const ALLOW = [...METHODS].join(', ');

/** Next's own files and those of public/: nothing is sent to them. Pages are rendered for what is no file there. */
const FILES = /^\/(_next\/.*|icon\.svg|robots\.txt)$/;

/** @param {string} target */
export const pathOf = (target) => target.split('?', 1)[0] ?? '';

/** What asks for a part of a file, or for a file under conditions that browsers set for what they save. */
const CONDITIONS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/**
 * Has a file of Next's sent whole. Where it cannot meet a condition, such as a range beyond the file's end, Next looks
 * for a page that would say so, and crashes as there is none. Whoever asks for a part may be given the whole.
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
 * The router's state, as Next itself reads it: its own function, so that the two never disagree.
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
 * The status that refuses a request, or null for one that may go on.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>} request
 * @returns {number | null}
 */
export function refusalStatus({ method = '', url = '', headers, rawHeaders }) {
  if (!METHODS.has(method)) {
    return 405;
  }
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  // Not a path: the form for proxies, or `*`.
  if (!url.startsWith('/') || !isDecodable(pathOf(url)) || hosts.length > 1 || hasTooManyParameters(url)) {
    return 400;
  }
  if (FILES.test(pathOf(url)) && method !== 'GET' && method !== 'HEAD') {
    return 405;
  }
  return isRouterState(headers['next-router-state-tree']) ? null : 400;
}
