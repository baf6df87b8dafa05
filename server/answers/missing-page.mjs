// @ts-check
// The text of a shop's "not found" page. Next answers with an empty document whose text its script renders in the
// shop's colours; this adds the text for browsers without a script.
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isHtml } from './replace-answer.mjs';

const unzip = promisify(gunzip);

/** The most bytes of an unpacked page that are read; Next's page has some twenty thousand. */
const MOST = 500_000;

/** Identifies Next's empty document. */
const EMPTY = ' id="__next_error__"';

const WORDS = `<noscript><main style="min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:17px/1.6 system-ui,sans-serif;text-align:center"><h1 style="margin:0 0 16px;font:500 2.25rem/1.2 Georgia,serif">Page not found</h1><p style="margin:0">It may have been moved, or the address has a typing mistake.</p><p><a href="/" style="color:inherit;font-weight:600">Go to the shop</a></p></main></noscript>`;

/** @param {string} page */
const withWords = (page) =>
  page.includes(EMPTY) && !page.includes('<noscript>')
    ? page.replace('<html ', '<html lang="en" ').replace('</body>', `${WORDS}</body>`)
    : page;

/**
 * Adds words for browsers without a script to an empty "not found".
 *
 * @param {import('node:http').ServerResponse} response
 */
export function explainMissingPage(response) {
  const { write, end, writeHead, flushHeaders } = response;
  /** @type {Buffer[]} */
  const kept = [];
  /** Whether the response is buffered; undefined until it begins. @type {boolean | undefined} */
  let isKept;

  /** @param {number} status */
  const begins = (status) => {
    isKept ??=
      status === 404 &&
      response.req.method === 'GET' &&
      isHtml(response) &&
      [undefined, 'gzip'].includes(response.getHeader('content-encoding')?.toString());
    return isKept;
  };

  /** @param {unknown} chunk @param {unknown} encoding */
  const keep = (chunk, encoding) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      const bytes =
        typeof chunk === 'string'
          ? Buffer.from(
              chunk,
              typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8',
            )
          : Buffer.from(chunk);
      kept.push(bytes);
    }
  };

  /** The page with its text; the original bytes if that is not possible. */
  async function page() {
    const whole = Buffer.concat(kept);
    try {
      const isZipped = response.getHeader('content-encoding') !== undefined;
      const text = String(isZipped ? await unzip(whole, { maxOutputLength: MOST }) : whole);
      const own = withWords(text);
      if (own === text) {
        return whole;
      }
      response.removeHeader('content-encoding');
      response.removeHeader('etag');
      return Buffer.from(own);
    } catch {
      return whole;
    }
  }

  response.writeHead = (status, ...rest) => {
    if (begins(status) && rest.length === 0) {
      response.statusCode = status;
      return response;
    }
    isKept = false;
    // @ts-expect-error TypeScript knows one of the overloads; each is passed on as it came
    return writeHead.call(response, status, ...rest);
  };
  response.flushHeaders = () => {
    if (!begins(response.statusCode)) {
      flushHeaders.call(response);
    }
  };
  response.write = (...rest) => {
    if (!begins(response.statusCode)) {
      // @ts-expect-error as above
      return write.apply(response, rest);
    }
    keep(rest[0], rest[1]);
    const written = rest.at(-1);
    if (typeof written === 'function') {
      process.nextTick(written);
    }
    return true;
  };
  // @ts-expect-error as above
  response.end = (...rest) => {
    if (!begins(response.statusCode)) {
      // @ts-expect-error as above
      return end.apply(response, rest);
    }
    const done = rest.at(-1);
    keep(rest[0], rest[1]);
    page().then((bytes) => {
      isKept = false;
      response.removeHeader('transfer-encoding');
      response.setHeader('Content-Length', bytes.byteLength);
      typeof done === 'function'
        ? end.call(response, bytes, 'utf8', /** @type {() => void} */ (done))
        : end.call(response, bytes, 'utf8');
    });
    return response;
  };
}
