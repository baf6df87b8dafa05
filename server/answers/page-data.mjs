// @ts-check
// The data of kept pages (lib/cache/page-data.mjs), in the memory of this process. What is not here any more, or was made by
// another server, comes from the page itself, asked for again.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { ownBytes } from '../../lib/cache/own-bytes.mjs';
import { dataAddressIn, dataOf, openPageData, readAddress } from '../../lib/cache/page-data.mjs';
import { COMMON_HEADERS, NO_PAGE_POLICY } from '../../lib/http/security-headers.mjs';
import { SPECIAL } from './kept-answers.mjs';
import { refuse } from './refusal.mjs';
import { isHtml } from './replace-answer.mjs';
import { rewriteAnswer } from './rewrite-answer.mjs';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Bytes of all: of thousands of pages. */
export const MOST_BYTES = 32_000_000;
/** Bytes that an entry takes beside its data: its name, and its place in the list. */
const OVERHEAD = 300;

/** What makes Next's answer another one than the whole page of now, in plain text. */
const CONDITIONS = [...SPECIAL, 'if-none-match', 'if-modified-since', 'accept-encoding'];

const HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': NO_PAGE_POLICY,
  // Not for a page of somebody else, which could read a preview with the visitor's cookie.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Type': 'text/javascript; charset=utf-8',
};
/** The name is a hash of what is answered. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const NOT_AT_ALL = 'private, no-store';

/** Of the page, not of its data. */
const HEADERS_OF_PAGE = [
  'cross-origin-opener-policy',
  'etag',
  'link',
  'surrogate-key',
  'vary',
  'x-middleware-rewrite',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
];

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Keeps the data of this release's pages, and answers with it. Above `mostBytes` the data goes that was not used for the longest.
 *
 * @param {{ release: string, mostBytes?: number }} terms
 */
export function keepPageData({ release, mostBytes = MOST_BYTES }) {
  // Compressed, in the order of use: the first is the one that was not used for the longest.
  /** @type {Map<string, Buffer>} */
  const entries = new Map();
  let bytes = 0;

  function forget(/** @type {string} */ name) {
    const data = entries.get(name);
    if (data !== undefined) {
      bytes -= data.length + OVERHEAD;
      entries.delete(name);
    }
  }

  /** @param {string} name @param {string} text */
  async function keep(name, text) {
    const data = ownBytes([await zip(text)]);
    forget(name);
    entries.set(name, data);
    bytes += data.length + OVERHEAD;
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) {
        break;
      }
      forget(oldest);
    }
  }

  /** The compressed data of that name; null if it is not here. @param {string} name */
  function use(name) {
    const data = entries.get(name);
    if (data === undefined) {
      return null;
    }
    entries.delete(name);
    entries.set(name, data);
    return data;
  }

  /** @param {Request} request @param {Response} response @param {Buffer} data */
  async function send(request, response, data) {
    const isZipped = takesGzip(request);
    const body = isZipped ? data : await unzip(data);
    response.writeHead(200, {
      ...HEADERS,
      'Cache-Control': FOR_EVER,
      Vary: 'Accept-Encoding',
      ...(isZipped && { 'Content-Encoding': 'gzip' }),
      'Content-Length': body.length,
    });
    response.end(body);
  }

  /** Makes the request one for the page, and its answer the data in it. @param {Request} request @param {Response} response @param {string} path */
  function askForPage(request, response, path) {
    const isZipped = takesGzip(request);
    request.url = path;
    for (const name of CONDITIONS) {
      delete request.headers[name];
    }
    const isMeant = (/** @type {number} */ status) => status === 200 && isHtml(response);
    rewriteAnswer(response, isMeant, async (page) => {
      const text = String(page);
      const beside = use(readAddress(dataAddressIn(text) ?? '')?.name ?? '');
      const inside = dataOf(text);
      for (const name of HEADERS_OF_PAGE) {
        response.removeHeader(name);
      }
      for (const [name, value] of Object.entries({ ...HEADERS, 'Cache-Control': NOT_AT_ALL })) {
        response.setHeader(name, value);
      }
      if (beside === null && inside === '') {
        // An empty script would count as the page's data.
        response.statusCode = 404;
        return Buffer.alloc(0);
      }
      if (isZipped) {
        response.setHeader('Content-Encoding', 'gzip');
      }
      const data = beside ?? (await zip(inside));
      return isZipped ? data : unzip(data);
    });
  }

  return {
    /** From here on the page cache keeps its pages' data here. */
    open: () => openPageData({ release, keep, has: (name) => use(name) !== null }),

    /**
     * Answers a request for a page's data, and returns true; or makes it one for the page, for Next to answer.
     *
     * @param {Request} request
     * @param {Response} response
     */
    answer(request, response) {
      const asked = readAddress(request.url ?? '');
      if (asked === null) {
        return false;
      }
      if (asked.release !== release || request.method !== 'GET') {
        // A cache in front asks the next server, which may be one of that release.
        refuse(response, 404);
        return true;
      }
      const data = use(asked.name);
      if (data === null) {
        askForPage(request, response, asked.path);
        return false;
      }
      void send(request, response, data);
      return true;
    },
    size: () => ({ bytes, entries: entries.size }),
  };
}

const takesGzip = (/** @type {Request} */ { headers }) =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
