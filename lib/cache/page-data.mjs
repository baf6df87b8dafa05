// @ts-check
// What React needs to take over a kept page, kept beside the page instead of in it. Next writes both into one document: a
// grid's markup, and all of it once more as React's data, of which nothing is seen. Beside it the document is half as long, and
// the data arrives while the browser shows the page and fetches its scripts. On the global object, because Next loads the page
// cache by itself; without Node's libraries, because Next also puts it into the middleware's bundle.
import { isCrooked } from '../http/crooked-path.mjs';
import { isCachedPage } from '../http/routes.mjs';
import { RUN_LATE, withoutRunning } from './late-scripts.mjs';

const KEY = Symbol.for('makerfront.page-data');

/**
 * Keeps a page's data under its name. There is none where no server of ours could answer for it: on Vercel, and in a build.
 *
 * @typedef {object} PageDataStore
 * @property {string} release
 * @property {(name: string, data: string) => Promise<void>} keep
 * @property {(name: string) => boolean} has whether it is still there, which is a use of it
 */

const shared = /** @type {{ [KEY]?: PageDataStore }} */ (globalThis);

/** From here on pages keep their data there; with nothing, in themselves. @param {PageDataStore} [store] */
export function openPageData(store) {
  if (store === undefined) {
    delete shared[KEY];
  } else {
    shared[KEY] = store;
  }
}

/** Next escapes `<` in these, so the first end tag is theirs. */
const PIECES =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(.*?\))<\/script>/gs;

const END = '</body></html>';

/** The data in a document, as one script that then runs the page's others; empty if there is none. @param {string} html */
export function dataOf(html) {
  const pieces = [...html.matchAll(PIECES)].map(([, piece]) => piece);
  return pieces.length === 0 ? '' : [...pieces, RUN_LATE].join(';\n');
}

/** The address of a page's data. The name is a hash of the data. */
const ADDRESS = /^\/page-data\/([^/]+)\/([0-9a-f]{32})(\/.*)$/;

/**
 * Reads such an address; null for any other. `path` is the page's own.
 *
 * @param {string} url
 */
export function readAddress(url) {
  const [, release, name, path] = ADDRESS.exec(url) ?? [];
  return release === undefined || name === undefined || path === undefined || !isPlain(path)
    ? null
    : { release, name, path };
}

/**
 * The address of a page, as the data's own names it. A product is found by its id, whatever name follows it
 * (lib/catalog/products/product-path.ts).
 *
 * @param {string} path
 */
const plainPath = (path) => path.replace(/^(\/product\/[^/]+)\/[^/]+$/, '$1');

/** @param {string} path */
const isPlain = (path) =>
  /^[\w./~-]*$/.test(path) && !path.includes('//') && !isCrooked(path) && isCachedPage(path);

/** The tag that names a page's data. */
const TAG = /<script src="(\/page-data\/[^"]+)" async="" onerror=/;

/** The address of the data that is beside a page; null if it is inside. @param {string} html */
export const dataAddressIn = (html) => TAG.exec(html)?.[1] ?? null;

/**
 * Whether a kept page can still be shown: data is kept in less memory than pages, and could have gone first.
 *
 * @param {string} html
 */
export function hasItsData(html) {
  const address = dataAddressIn(html);
  return address === null || shared[KEY]?.has(readAddress(address)?.name ?? '') === true;
}

/** @param {string} data */
async function nameOf(data) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(data));
  return [...new Uint8Array(hash, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Without its data a page cannot work, but it can be read. So the page is loaded once more, because a newer release may have
 * replaced it. Its scripts do not run then: React would put an error in the page's place.
 */
const LOAD_AGAIN = "performance.getEntriesByType('navigation')[0]?.type=='reload'||location.reload()";

/**
 * The document of a kept page without its data, which is kept beside it; unchanged if that is not possible. Its other scripts run
 * once the data is there, so they have to be late ones (late-scripts.mjs).
 *
 * @param {string} path the page's address
 * @param {string} html
 * @returns {Promise<string>}
 */
export async function keepDataBeside(path, html) {
  const store = shared[KEY];
  const page = plainPath(path);
  const waiting = withoutRunning(html);
  const data = waiting === null || !html.endsWith(END) || !isPlain(page) ? '' : dataOf(html);
  if (store === undefined || waiting === null || data === '') {
    return html;
  }
  const name = await nameOf(data);
  await store.keep(name, data);
  const address = `/page-data/${store.release}/${name}${page}`;
  const tag = `<script src="${address}" async="" onerror="${LOAD_AGAIN}"></script>`;
  return waiting.replaceAll(PIECES, '').slice(0, -END.length) + tag + END;
}
