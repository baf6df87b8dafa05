// @ts-check
// Holds an answer of Next's back until it is whole, and sends other bytes in its place.
import { bytesOf } from './bytes-of.mjs';

/**
 * @param {import('node:http').ServerResponse} response
 * @param {(status: number) => boolean} isMeant whether an answer of this status is rewritten, asked when it begins
 * @param {(bytes: Buffer) => Promise<Buffer>} rewrite may change headers too; must not throw
 */
export function rewriteAnswer(response, isMeant, rewrite) {
  const { write, end, writeHead, flushHeaders } = response;
  /** @type {Buffer[]} */
  const kept = [];
  /** Whether the answer is held back; undefined until it begins. @type {boolean | undefined} */
  let isKept;

  /** @param {number} status */
  const begins = (status) => {
    isKept ??= isMeant(status);
    return isKept;
  };

  /** @param {unknown} chunk @param {unknown} encoding */
  const keep = (chunk, encoding) => {
    const bytes = bytesOf(chunk, encoding);
    if (bytes !== null) {
      kept.push(bytes);
    }
  };

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
    rewrite(Buffer.concat(kept)).then((bytes) => {
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
