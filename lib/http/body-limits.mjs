// The limits of bodies, in one place: the handlers use them, and so do the server in front of Next and
// next.config.mjs, which are plain JavaScript.

import { FILE_BODY_PATH, PRODUCT_FILE_PATH, ROSTER_BODY_PATH } from './routes.mjs';

/** Most bytes of a saved roster's JSON: MOST_ROSTER_BYTES, which counts more for each cell than JSON does. */
export const LONGEST_ROSTER_BODY = 1_100_000;

/** Most bytes of a file of products, which a shop's own people send. */
export const LARGEST_PRODUCT_FILE = 1_000_000;

/** Most bytes of any other body that is read into memory: an order of 100 lines with long texts is below it. */
export const LONGEST_PLAIN_BODY = 256 * 1024;

/** Most bytes of a body that the middleware passes on: the longest that it ever sees. */
export const LONGEST_BUFFERED_BODY = Math.max(LONGEST_ROSTER_BODY, LARGEST_PRODUCT_FILE, LONGEST_PLAIN_BODY);

/** Most bytes of a file: a shopper's logo, a roster as a workbook, or an owner's picture. */
export const LARGEST_FILE_BODY = 10_000_000;

/**
 * The most bytes of a body for a path, and whether it goes to its handler unbuffered.
 *
 * @param {string} pathname
 * @returns {{ bytes: number, isFile: boolean }}
 */
export function bodyLimit(pathname) {
  if (FILE_BODY_PATH.test(pathname)) {
    return { bytes: LARGEST_FILE_BODY, isFile: true };
  }
  if (pathname === PRODUCT_FILE_PATH) {
    return { bytes: LARGEST_PRODUCT_FILE, isFile: false };
  }
  return {
    bytes: pathname === ROSTER_BODY_PATH ? LONGEST_ROSTER_BODY : LONGEST_PLAIN_BODY,
    isFile: false,
  };
}
