// @ts-check
// Responses to requests on which Next would crash, or which it must not read. With the headers of every other
// response, and one line of text, or JSON if an API client sends a body that is too long.
import { STATUS_CODES } from 'node:http';
import { COMMON_HEADERS, NO_PAGE_POLICY, transportSecurity } from '../../lib/http/security-headers.mjs';

/** In the shape of lib/entry/api-error.ts; a test compares the text. */
const TOO_LARGE = JSON.stringify({
  error: { code: 'body_too_large', message: 'The request body is too large.' },
});

/**
 * @param {number} status
 * @param {string | undefined} url
 */
function refusalOf(status, url) {
  const isJson = status === 413 && url?.startsWith('/api/') === true;
  const body = isJson ? TOO_LARGE : `${STATUS_CODES[status]}\n`;
  const transport = transportSecurity(process.env);
  const headers = {
    ...COMMON_HEADERS,
    'Content-Security-Policy': NO_PAGE_POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(transport && { 'Strict-Transport-Security': transport }),
    'Cache-Control': 'no-store',
    'Content-Type': isJson ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return { body, headers };
}

/**
 * Answers a request that Next does not get.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [more] headers beside the usual ones
 */
export function refuse(response, status, more = {}) {
  const { body, headers } = refusalOf(status, response.req.url);
  response.writeHead(status, { ...headers, ...more }).end(body);
}

/**
 * Milliseconds for which a closed connection is still read: after an immediate reset the client loses the response.
 */
const LINGER = 250;

/**
 * Ends a connection, with a response if `isUnanswered`: no byte of a response has been sent for its request. Writes
 * to the socket, because Next may be using the response object.
 *
 * @param {import('node:stream').Duplex} socket
 * @param {number} status
 * @param {boolean} isUnanswered
 * @param {string} [url] the request's address, if known
 */
export function hangUp(socket, status, isUnanswered, url) {
  if (!isUnanswered || !socket.writable) {
    socket.destroy();
    return;
  }
  const { body, headers } = refusalOf(status, url);
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER).unref();
}
