// @ts-check

/** A segment of dots, or a dot, slash or backslash in disguise. */
const CROOKED = /\/\.{1,2}(?:\/|$)|%2e|%2f|%5c|\\/i;

/**
 * Whether a path means another one to whoever tidies it first, as nginx, CDNs and proxies do: they would keep the answer under an
 * address that was not asked for. No link of ours has such a path, and browsers tidy what people type.
 *
 * @param {string} path without the query
 */
export const isCrooked = (path) => CROOKED.test(path);
