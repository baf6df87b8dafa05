// @ts-check
// The page of an answer that failed. Next sends an empty document whose words its script draws, and calls each failure
// a 500; this one has words of its own, and says 503 where the database is away and a later try will do.
import { isDatabaseWell } from '../../lib/db/health-for-server.mjs';
import { COMMON_HEADERS } from '../../lib/http/security-headers.mjs';
import { pathOf } from '../check-request.mjs';
import { plainPage } from './plain-page.mjs';
import { isHtml, keyOf, replaceAnswer } from './replace-answer.mjs';

/** As lib/messages/en/tenant.ts has them; a test compares. */
const TITLE = 'Error';
const REASON = 'the store is not reachable at the moment';
const FAILED = 'Failed to load store';
const WAY_ON = 'Nothing is lost. Please try again in a minute.';
const AGAIN = { href: '', name: 'Try again' };

/** Seconds after which a program may ask again. */
const PAUSE = '10';

/** What a key looks like that can stand in a page as it is. */
const KEY = /^[a-z0-9.-]{1,253}$/;

/** @param {string} key of the shop, as far as it is known */
const awayPage = (key) =>
  plainPage(
    TITLE,
    [KEY.test(key) ? `Failed to load tenant "${key}": ${REASON}` : `${FAILED}: ${REASON}`, WAY_ON],
    AGAIN,
  );

/** Pages that Next begins with a shell and a 200 before it has asked the database anything. */
const LIVE_PAGES = /^\/(account|admin)(\/|$)/;

/** What the plain page needs, and nothing else. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Whether a request is for one of those documents, and not for data in them or a step from one to another, which have
 * answers of their own.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'headers' | 'url'>} request
 */
export const isLivePage = ({ method, headers, url }) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.rsc === undefined &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  LIVE_PAGES.test(pathOf(url ?? ''));

/**
 * Lets `handle` answer unless the database is away, in which case the page would begin as if all were well and break
 * off.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handle
 */
export async function answerWhileWell(request, response, handle) {
  if (await isDatabaseWell()) {
    return handle(request, response);
  }
  const page = awayPage('');
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
 * Puts a page with words in the place of an HTML answer of 500.
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
