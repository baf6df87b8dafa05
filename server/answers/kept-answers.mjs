// @ts-check
// Keeps the pages that are the same for everybody as they were sent, compressed, in the memory of this process. Next spends
// two milliseconds on each of them: the middleware's sandbox, its routes, an ETag over the page, its compression. Nothing is
// kept beyond a second without asking Next again, and nothing beyond a change: a kept page names its tags, and the list of
// expired tags is the one that Next's own cache asks. The rules of what may be kept are those of deploy/nginx.
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { cacheNow } from '../../lib/cache/cache-clock.mjs';
import { EVERYTHING } from '../../lib/cache/expire-tags.mjs';
import { ownBytes } from '../../lib/cache/own-bytes.mjs';
import { isCachedPage } from '../../lib/http/routes.mjs';
import { hostName } from '../host-name.mjs';
import { bytesOf } from './bytes-of.mjs';

/** Milliseconds after which Next is asked again. */
const FRESH = 1_000;
/** Milliseconds after which a page is too old to be shown even while Next is being asked. */
const OLDEST = 60_000;
/** Milliseconds for which others are given the kept page while Next is being asked. */
const PATIENCE = 3_000;
/** Bytes of one page, and of all. */
const LARGEST = 2_000_000;
export const MOST_BYTES = 64_000_000;
/** Bytes that an entry takes beside its page: its headers and its place in the list. */
const OVERHEAD = 4_000;

/** A preview, and a shop that a developer has chosen, have other pages at the same address. */
const OTHER_SHOP = /(?:^|;\s*)(?:__Host-)?(?:preview|dev_tenant_slug)=/;

/** What belongs to one answer only, or is set for each before it gets here. */
const OF_ONE_ANSWER = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
  'x-request-id',
]);

/** What makes a request one for a part of a page, a call, something of a person, or one with a body. */
export const SPECIAL = [
  'authorization',
  'content-length',
  'content-type',
  'next-action',
  'next-resume',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'range',
  'rsc',
  'transfer-encoding',
];

/**
 * @typedef {object} Kept
 * @property {[string, number | string | readonly string[]][]} headers
 * @property {Buffer} body compressed by gzip
 * @property {string} etag
 * @property {string[]} tags
 * @property {number} askedAt milliseconds, before Next was asked: a later change counts
 * @property {number} freshUntil milliseconds, after which Next is asked again
 * @property {number} askingSince since when Next is being asked again; 0 if it is not
 */

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** The key of a request for a page that may be kept; null for any other. */
function keyOf(/** @type {Request} */ { method, url = '', headers }) {
  const isPlain =
    method === 'GET' &&
    isCachedPage(url) &&
    // One page has many such addresses, and made-up ones must not push other pages out. Ours are all plain.
    !/[%#\\]|\/\./.test(url) &&
    /\bgzip\b/.test(String(headers['accept-encoding'] ?? '')) &&
    !OTHER_SHOP.test(headers.cookie ?? '') &&
    SPECIAL.every((name) => headers[name] === undefined);
  return isPlain ? `${hostName(headers)} ${pageOf(url)}` : null;
}

/** A product is found by its id, whatever name follows it (lib/catalog/products/product-path.ts). */
const pageOf = (/** @type {string} */ url) => url.replace(/^(\/product\/[^/]+)\/[^/]+$/, '$1');

/** Whether a whole answer is a page of Next's cache for everybody. */
const isForEverybody = (/** @type {Response} */ response) =>
  response.statusCode === 200 &&
  response.getHeader('x-nextjs-cache') === 'HIT' &&
  typeof response.getHeader('surrogate-key') === 'string' &&
  response.getHeader('surrogate-key') !== '' &&
  response.getHeader('content-encoding') === 'gzip' &&
  response.getHeader('set-cookie') === undefined &&
  typeof response.getHeader('etag') === 'string';

const tagsOf = (/** @type {Response} */ response) => [
  ...String(response.getHeader('surrogate-key')).split(' '),
  EVERYTHING,
];

/** Whether a browser has the page already (RFC 9110, section 13.1.2). */
const isKnownTo = (/** @type {Request} */ { headers }, /** @type {string} */ etag) =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/**
 * Answers from what is kept, and keeps what it hears. Above `mostBytes` the pages go that were not asked for the longest.
 *
 * @param {{ mostBytes?: number, now?: () => number }} [terms]
 */
export function keepAnswers({ mostBytes = MOST_BYTES, now = cacheNow } = {}) {
  // In the order of use: the first is the one that was not asked for the longest.
  /** @type {Map<string, Kept>} */
  const entries = new Map();
  let bytes = 0;

  const sizeOf = (/** @type {string} */ key, /** @type {Kept} */ { body }) =>
    body.length + key.length + OVERHEAD;

  function forget(/** @type {string} */ key) {
    const entry = entries.get(key);
    if (entry !== undefined) {
      bytes -= sizeOf(key, entry);
      entries.delete(key);
    }
  }

  function keep(/** @type {string} */ key, /** @type {Kept} */ entry) {
    forget(key);
    entries.set(key, entry);
    bytes += sizeOf(key, entry);
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) {
        break;
      }
      forget(oldest);
    }
  }

  /** Next says that a browser has the page of now. If that is the kept one, it is of now too; else it is not any more. */
  function renew(/** @type {string} */ key, /** @type {Response} */ response, /** @type {number} */ askedAt) {
    const entry = entries.get(key);
    if (entry === undefined) {
      return;
    }
    // A page that Next is about to make anew is no page to keep, though nothing is different yet.
    const isOfNow =
      entry.etag === response.getHeader('etag') &&
      response.getHeader('x-nextjs-cache') === 'HIT' &&
      typeof response.getHeader('surrogate-key') === 'string';
    if (!isOfNow) {
      forget(key);
      return;
    }
    entry.tags = tagsOf(response);
    entry.askedAt = askedAt;
    entry.freshUntil = now() + FRESH;
    entry.askingSince = 0;
  }

  /** What is kept, and whether Next is to be asked about it first; null if nothing is. */
  function find(/** @type {string} */ key) {
    const entry = entries.get(key);
    if (entry === undefined) {
      return null;
    }
    if (areTagsExpired(entry.tags, entry.askedAt)) {
      forget(key);
      return null;
    }
    const at = now();
    if (at - entry.freshUntil >= OLDEST) {
      return null;
    }
    entries.delete(key);
    entries.set(key, entry);
    const isDue = at >= entry.freshUntil && at - entry.askingSince >= PATIENCE;
    if (isDue) {
      entry.askingSince = at;
    }
    return { entry, isDue };
  }

  function send(/** @type {Request} */ request, /** @type {Response} */ response, /** @type {Kept} */ entry) {
    for (const [name, value] of entry.headers) {
      response.setHeader(name, value);
    }
    if (isKnownTo(request, entry.etag)) {
      response.statusCode = 304;
      response.removeHeader('Content-Encoding');
      response.removeHeader('Content-Type');
      return response.end();
    }
    response.setHeader('Content-Length', entry.body.length);
    return response.end(entry.body);
  }

  /**
   * Listens to an answer, and keeps it if it is whole and for everybody. With `known` Next is asked only whether that is still the
   * page, which it says without making and compressing anything; the visitor then gets that.
   *
   * @param {string} key
   * @param {Request} request
   * @param {Response} response
   * @param {Kept | null} known
   */
  function listen(key, request, response, known) {
    const askedAt = cacheNow();
    const { write, end, writeHead } = response;
    if (known !== null) {
      request.headers['if-none-match'] = known.etag;
      // Next's compression calls this before `end`.
      response.writeHead = (status, ...rest) => {
        if (status === 304) {
          response.statusCode = status;
          return response;
        }
        // @ts-expect-error TypeScript knows one of the overloads; each is passed on as it came
        return writeHead.call(response, status, ...rest);
      };
    }
    /** @type {Buffer[]} */
    const chunks = [];
    let length = 0;
    /** @param {unknown} chunk @param {unknown} encoding */
    const hear = (chunk, encoding) => {
      const heard = bytesOf(chunk, encoding);
      if (heard === null) {
        return;
      }
      length += heard.length;
      if (length <= LARGEST) {
        chunks.push(heard);
      } else {
        chunks.length = 0;
      }
    };
    response.write = (/** @type {any[]} */ ...rest) => {
      hear(rest[0], rest[1]);
      // @ts-expect-error TypeScript knows one of the overloads; each is passed on as it came
      return write.apply(response, rest);
    };
    response.end = (/** @type {any[]} */ ...rest) => {
      hear(rest[0], rest[1]);
      response.write = write;
      response.end = end;
      response.writeHead = writeHead;
      const isWhole = !response.destroyed && length > 0 && length <= LARGEST;
      // Settled before the answer leaves: whoever has it finds the same page next time.
      if (isWhole && isForEverybody(response)) {
        keep(key, { ...keptOf(response, ownBytes(chunks)), askedAt, freshUntil: now() + FRESH });
      } else if (response.statusCode === 304) {
        renew(key, response, askedAt);
        if (known !== null) {
          delete request.headers['if-none-match'];
          response.statusCode = 200;
          return send(request, response, known);
        }
      } else if (response.statusCode === 200 || response.statusCode === 404) {
        // Any other answer is about the request, and says nothing of the page.
        forget(key);
      }
      // @ts-expect-error as above
      return end.apply(response, rest);
    };
  }

  return {
    /**
     * Answers, and returns true; or listens to the answer that Next is asked for now, if it may be kept.
     *
     * @param {Request} request
     * @param {Response} response
     */
    answer(request, response) {
      const key = keyOf(request);
      if (key === null) {
        return false;
      }
      const found = find(key);
      if (found !== null && !found.isDue) {
        send(request, response, found.entry);
        return true;
      }
      // One way of compressing for all.
      request.headers['accept-encoding'] = 'gzip';
      // Who names a page already asks about that one.
      const isAboutOurs = found !== null && request.headers['if-none-match'] === undefined;
      listen(key, request, response, isAboutOurs ? found.entry : null);
      return false;
    },
    size: () => ({ bytes, entries: entries.size }),
  };
}

/** @returns {Omit<Kept, 'askedAt' | 'freshUntil'>} */
function keptOf(/** @type {Response} */ response, /** @type {Buffer} */ body) {
  const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OF_ONE_ANSWER.has(name)
      ? []
      : [/** @type {[string, number | string | readonly string[]]} */ ([name, value])],
  );
  return {
    headers,
    body,
    etag: String(response.getHeader('etag')),
    tags: tagsOf(response),
    askingSince: 0,
  };
}
