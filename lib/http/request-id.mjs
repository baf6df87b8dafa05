// @ts-check
// The id of a request, on each of its lines in the log. Without imports, because the middleware uses it on the edge.

/** A UUID, or the 32 hexadecimal digits of nginx. */
const REQUEST_ID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/**
 * The id that was sent, if it may be believed and is one, or else a new one. Our own proxy may send it, so that its lines
 * and ours can be put together; anybody else could send the id of another request.
 *
 * @param {unknown} sent
 * @param {boolean} isTrusted
 * @returns {string}
 */
export const requestIdOf = (sent, isTrusted) =>
  isTrusted && typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : crypto.randomUUID();
