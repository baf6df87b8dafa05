// @ts-check
// Paths for the log, without secrets. The address of a guest's order contains the key to it.

// Not paths below /admin/orders, whose ids open nothing, or below /api/orders, which has handlers.
const ORDER_KEY = /(?<!\/admin|\/api)\/orders\/[^/?#]+/g;

/**
 * The path without secrets: without the key of an order, and without the query, which contains keys in links.
 *
 * @param {string} path
 */
export const loggablePath = (path) => (path.split(/[?#]/)[0] ?? '').replace(ORDER_KEY, '/orders/[key]');
