// @ts-check
// The text of a shop's "not found" page. Next answers with an empty document whose text its script renders in the
// shop's colours; this adds the text for browsers without a script.
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isHtml } from './replace-answer.mjs';
import { rewriteAnswer } from './rewrite-answer.mjs';

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
  /** @param {number} status */
  const isMeant = (status) =>
    status === 404 &&
    response.req.method === 'GET' &&
    isHtml(response) &&
    [undefined, 'gzip'].includes(response.getHeader('content-encoding')?.toString());

  rewriteAnswer(response, isMeant, async (whole) => {
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
  });
}
