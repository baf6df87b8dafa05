// @ts-check
// The page of a host that is no shop's. Next answers a "not found" with an empty document whose words its script draws;
// this one has title, language and words of its own, and the same status.
import { isUnknownHost } from '../lib/tenants/hosts/unknown-hosts.mjs';

/** As lib/messages/tenant.ts has them; a test compares. */
const TITLE = 'Store Not Found';
const TEXT = "The store you're looking for doesn't exist.";

/** Where a browser on a development host remembers a shop that is gone, the way out. */
const REMEMBERED = /(^|; )(__Host-)?dev_tenant_slug=/;
/** Where it has just been chosen. */
const CHOSEN = /[?&]tenant=[^&]/;
const WAY_OUT = '<p><a href="/?tenant=">Go to Makerfront</a></p>';

/** @param {string} more */
const pageOf = (more) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLE}</title>
<link rel="icon" href="/icon.svg">
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;background:#faf8f4;color:#1c1a17;font:17px/1.6 system-ui,sans-serif;text-align:center}
h1{margin:0 0 16px;font:500 2.25rem/1.2 Fraunces,Georgia,serif;letter-spacing:-.01em}
p{margin:0;color:#5f594f}
a{display:inline-flex;min-height:48px;align-items:center;margin-top:16px;color:#1c1a17;font-weight:600;text-underline-offset:4px}
</style>
</head>
<body>
<main>
<h1>${TITLE}</h1>
<p>${TEXT}</p>
${more}</main>
</body>
</html>
`;

/** What Next says of its own document, and is not true of this one. */
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

/** The tenant key of an answer, from where the middleware rewrote its address to. */
const keyOf = (/** @type {import('node:http').ServerResponse} */ response) =>
  String(response.getHeader('x-middleware-rewrite') ?? '')
    .split(/[/?]/)
    .at(1) ?? '';

/**
 * Puts a page with words in the place of the empty "not found" of a host that is no shop's. Next's bytes are let go as
 * they come; nothing is kept of them.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function explainUnknownShop(request, response) {
  const { write, end, writeHead, flushHeaders } = response;
  /** Whether the answer is replaced; undefined until it begins. @type {boolean | undefined} */
  let isReplaced;
  let isOwn = false;

  /** @param {number} status */
  function begins(status) {
    isReplaced ??=
      status === 404 &&
      /^text\/html/.test(String(response.getHeader('content-type') ?? '')) &&
      isUnknownHost(keyOf(response));
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
  // @ts-expect-error as above
  response.end = (...rest) => {
    if (!begins(response.statusCode)) {
      // @ts-expect-error as above
      return end.apply(response, rest);
    }
    isOwn = true;
    for (const name of HEADERS_OF_NEXT) {
      response.removeHeader(name);
    }
    const isRemembered = REMEMBERED.test(request.headers.cookie ?? '') || CHOSEN.test(request.url ?? '');
    const page = pageOf(isRemembered ? WAY_OUT : '');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(page));
    response.setHeader('Cache-Control', 'private, no-store');
    const done = rest.at(-1);
    return typeof done === 'function'
      ? end.call(response, page, 'utf8', done)
      : end.call(response, page, 'utf8');
  };
}
