// @ts-check
// The kind of an address for metrics: a handful of words, whatever strangers ask for.

/** The first pattern that fits decides. */
const KINDS = /** @type {const} */ ([
  ['static', /^\/(_next\/|page-data\/|icon\.svg$|manifest\.webmanifest$)/],
  ['health', /^\/api\/health(\/|$)/],
  ['media', /^\/(media|files)\//],
  ['webhook', /^\/api\/paypal\/webhook(\/|$)/],
  ['upload', /^\/api\/(uploads|rosters)(\/|$)/],
  ['checkout', /^\/(checkout$|api\/(orders|quote|paypal)(\/|$))/],
  ['cron', /^\/api\/cron\//],
  ['admin', /^\/(admin|platform|open|staff-proof|api\/admin)(\/|$)/],
  ['sign_in', /^\/(login|sign-in|api\/(auth|session|sign-in|me))(\/|$)/],
  ['api', /^\/api\//],
  ['grid', /^\/($|category\/|search$|products$)/],
  ['product', /^\/product\//],
  ['order', /^\/orders?(-success)?(\/|$)/],
  ['feed', /^\/(feeds\/|sitemap\.xml$|robots\.txt$)/],
  ['page', /^\/(cart|account|contact|page|policies|terms|privacy)(\/|$)/],
]);

/**
 * @param {string} path
 * @returns {(typeof KINDS)[number][0] | 'other'}
 */
export const requestKind = (path) => KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';

/**
 * `2xx` and so on; `aborted` for a visitor who left before the answer.
 *
 * @param {number} status
 * @param {boolean} isAnswered
 */
export const statusClass = (status, isAnswered) => (isAnswered ? `${Math.floor(status / 100)}xx` : 'aborted');
