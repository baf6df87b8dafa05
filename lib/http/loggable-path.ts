// What of a path may stand in a log. The address of a guest's order is the key to it.

// The admin area calls its orders by ids, which open nothing; /api/orders has handlers below it.
const ORDER_KEY = /(?<!\/admin|\/api)\/orders\/[^/?#]+/g;

/** The path without keys that would open something: not the key of an order, and no query, where links have theirs. */
export const loggablePath = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '').replace(ORDER_KEY, '/orders/[key]');
