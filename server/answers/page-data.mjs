// @ts-check
// The data of kept pages (lib/cache/page-data.mjs), in the memory of this process. What is not here any more, or was made by
// another server, comes from the page itself, asked for again.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { dataOf, openPageData, readAddress } from '../../lib/cache/page-data.mjs';
import { COMMON_HEADERS, NO_PAGE_POLICY } from '../../lib/http/security-headers.mjs';
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
const CONDITIONS = ['if-none-match', 'if-modified-since', 'range', 'accept-encoding'];

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
 * Keeps the data of this release's pages, and answers with it. Above `mostBytes` the pages' data goes that was not asked for the
 * longest.
 *
 * @param {{ release: string, mostBytes?: number }} terms
 */
export function keepPageData({ release, mostBytes = MOST_BYTES }) {
  // In the order of use. Text until it is asked for the first time, compressed from then on.
  /** @type {Map<string, string | Buffer>} */
  const entries = new Map();
  let bytes = 0;

  function keep(/** @type {string} */ name, /** @type {string | Buffer} */ data) {
    bytes += data.length + OVERHEAD - (entries.has(name) ? sizeOf(name) : 0);
    entries.delete(name);
    entries.set(name, data);
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) {
        break;
      }
      bytes -= sizeOf(oldest);
      entries.delete(oldest);
    }
  }
  const sizeOf = (/** @type {string} */ name) => (entries.get(name)?.length ?? 0) + OVERHEAD;

  /** The compressed data of that name; null if it is not here. */
  async function find(/** @type {string} */ name) {
    const found = entries.get(name);
    if (found === undefined) {
      return null;
    }
    const data = typeof found === 'string' ? await zip(found) : found;
    keep(name, data);
    return data;
  }

  const isZippable = (/** @type {Request} */ { headers }) =>
    /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

  async function send(
    /** @type {Request} */ request,
    /** @type {Response} */ response,
    /** @type {Buffer} */ data,
  ) {
    const isZipped = isZippable(request);
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

  /** Makes the request one for the page, and its answer the data in it. */
  function askForPage(
    /** @type {Request} */ request,
    /** @type {Response} */ response,
    /** @type {string} */ path,
  ) {
    const isZipped = isZippable(request);
    request.url = path;
    for (const name of CONDITIONS) {
      delete request.headers[name];
    }
    const isMeant = (/** @type {number} */ status) => status === 200 && isHtml(response);
    rewriteAnswer(response, isMeant, async (page) => {
      const text = String(page);
      const src = / src="(\/page-data\/[^"]+)"/.exec(text)?.[1] ?? '';
      const beside = readAddress(src)?.name;
      for (const name of HEADERS_OF_PAGE) {
        response.removeHeader(name);
      }
      for (const [name, value] of Object.entries({ ...HEADERS, 'Cache-Control': NOT_AT_ALL })) {
        response.setHeader(name, value);
      }
      if (isZipped) {
        response.setHeader('Content-Encoding', 'gzip');
      }
      const zipped = (beside === undefined ? null : await find(beside)) ?? (await zip(dataOf(text)));
      return isZipped ? zipped : unzip(zipped);
    });
  }

  return {
    /** From here on the page cache keeps its pages' data here. */
    open: () => openPageData({ release, keep }),

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
      if (!entries.has(asked.name)) {
        askForPage(request, response, asked.path);
        return false;
      }
      void find(asked.name).then(async (data) => data !== null && (await send(request, response, data)));
      return true;
    },
    size: () => ({ bytes, entries: entries.size }),
  };
}
