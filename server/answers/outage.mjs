// @ts-check
// The page of a failed response. Next sends an empty document whose text its script renders, and answers every
// failure with 500; this page has its own text, and is a 503 if the database is down and a retry can help.
import { isDatabaseWell } from '../../lib/db/health-for-server.mjs';
import { COMMON_HEADERS } from '../../lib/http/security-headers.mjs';
import { pathOf } from '../check-request.mjs';
import { plainPage } from './plain-page.mjs';
import { isHtml, keyOf, replaceAnswer } from './replace-answer.mjs';

/** The same texts as in lib/messages/en/tenant.ts; a test compares them. */
const TITLE = 'Error';
const REASON = 'the store is not reachable at the moment';
const FAILED = 'Failed to load store';
const WAY_ON = 'Nothing is lost. Please try again in a minute.';
const BUSY_TITLE = 'One moment, please';
const BUSY = 'This store is very busy just now. Please try again in a moment.';
const AGAIN = { href: '', name: 'Try again' };

/** Retry-After, in seconds. */
const PAUSE = '10';

/** A key that is safe inside a page. */
const KEY = /^[a-z0-9.-]{1,253}$/;

/** @param {string} key of the shop, if known */
const awayPage = (key) =>
  plainPage(
    TITLE,
    [KEY.test(key) ? `Failed to load tenant "${key}": ${REASON}` : `${FAILED}: ${REASON}`, WAY_ON],
    AGAIN,
  );

/** Pages for which Next sends a shell with status 200 before it queries the database. */
const LIVE_PAGES = /^\/(account|admin)(\/|$)/;

/** The minimum that the plain page needs. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Whether a request is for one of those documents, not for their data or for a client-side navigation, which have
 * responses of their own.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'headers' | 'url'>} request
 */
export const isLivePage = ({ method, headers, url }) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.rsc === undefined &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  LIVE_PAGES.test(pathOf(url ?? ''));

/**
 * Calls `handle` unless the database is down: then the page would start with a 200 and break off.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handle
 */
export async function answerWhileWell(request, response, handle) {
  if (await isDatabaseWell()) {
    return handle(request, response);
  }
  sendPage(response, awayPage(''));
}

/**
 * Refuses a page that cannot be made now, because others of the shop are before it.
 *
 * @param {import('node:http').ServerResponse} response
 */
export const answerBusy = (response) => sendPage(response, plainPage(BUSY_TITLE, [BUSY], AGAIN));

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} page
 */
function sendPage(response, page) {
  const headers = {
    ...COMMON_HEADERS,
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
    'Retry-After': PAUSE,
  };
  response.writeHead(503, headers).end(page);
}

/**
 * Replaces an HTML response of status 500 with a page that has text.
 *
 * @param {import('node:http').ServerResponse} response
 */
export function explainOutage(response) {
  replaceAnswer(
    response,
    (status) => status === 500 && isHtml(response),
    async (status) => {
      if (await isDatabaseWell()) {
        return { status, page: plainPage(TITLE, [FAILED, WAY_ON], AGAIN) };
      }
      return { status: 503, page: awayPage(keyOf(response)), headers: { 'Retry-After': PAUSE } };
    },
  );
}
