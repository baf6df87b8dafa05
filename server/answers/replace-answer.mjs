// @ts-check
// Replaces a response of Next's with one of ours. Next's bytes are discarded as they come, without buffering.

/** Headers that describe Next's document only. */
const HEADERS_OF_NEXT = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'etag',
  'last-modified',
  'link',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
];

/** @param {import('node:http').ServerResponse} response */
export const isHtml = (response) => /^text\/html/.test(String(response.getHeader('content-type') ?? ''));

/**
 * The tenant key of a response, from the middleware's rewritten address.
 * @param {import('node:http').ServerResponse} response
 */
export const keyOf = (response) =>
  String(response.getHeader('x-middleware-rewrite') ?? '')
    .split(/[/?]/)
    .at(1) ?? '';

/**
 * @typedef {object} OwnAnswer
 * @property {number} status
 * @property {string} page HTML
 * @property {Record<string, string>} [headers]
 */

/**
 * Sends `make`'s page in place of each response for which `isMeant` is true.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {(status: number) => boolean} isMeant
 * @param {(status: number) => OwnAnswer | Promise<OwnAnswer>} make must not throw
 */
export function replaceAnswer(response, isMeant, make) {
  const { write, end, writeHead, flushHeaders } = response;
  /** Whether the response is replaced; undefined until it begins. @type {boolean | undefined} */
  let isReplaced;
  let isOwn = false;

  /** @param {number} status */
  function begins(status) {
    isReplaced ??= isMeant(status);
    return isReplaced && !isOwn;
  }

  response.writeHead = (status, ...rest) => {
    if (begins(status)) {
      response.statusCode = status;
      return response;
    }
    // @ts-expect-error TypeScript knows one of the overloads; each is passed on as it came
    return writeHead.call(response, status, ...rest);
  };
  response.flushHeaders = () => {
    if (!begins(response.statusCode)) {
      flushHeaders.call(response);
    }
  };
  response.write = (...rest) => {
    if (begins(response.statusCode)) {
      const written = rest.at(-1);
      if (typeof written === 'function') {
        process.nextTick(written);
      }
      return true;
    }
    // @ts-expect-error as above
    return write.apply(response, rest);
  };

  /** @param {OwnAnswer} own @param {(() => void) | undefined} done */
  function send({ status, page, headers = {} }, done) {
    isOwn = true;
    for (const name of HEADERS_OF_NEXT) {
      response.removeHeader(name);
    }
    response.statusCode = status;
    response.statusMessage = '';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(page));
    response.setHeader('Cache-Control', 'private, no-store');
    for (const [name, value] of Object.entries(headers)) {
      response.setHeader(name, value);
    }
    return done ? end.call(response, page, 'utf8', done) : end.call(response, page, 'utf8');
  }

  let isEnding = false;
  // @ts-expect-error as above
  response.end = (...rest) => {
    if (!begins(response.statusCode)) {
      // @ts-expect-error as above
      return end.apply(response, rest);
    }
    if (isEnding) {
      return response;
    }
    isEnding = true;
    const last = rest.at(-1);
    const done = typeof last === 'function' ? /** @type {() => void} */ (last) : undefined;
    const own = make(response.statusCode);
    if (own instanceof Promise) {
      own.then((answer) => send(answer, done));
      return response;
    }
    return send(own, done);
  };
}
