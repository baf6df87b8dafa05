// @ts-check
// Where a page may be interrupted. One thread makes the pages of all shops, and while it makes one, everybody else waits; so a page
// of a busy shop asks, wherever it waits for something anyway, whether it is to wait for others too. The server in front of Next
// decides that (server/shop-turns.mjs). The two share a process but no modules, so what they share is on the global object.
import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page waits for before it goes on; null if for nothing. @typedef {() => Promise<void> | null} GiveWay */

const KEY = Symbol.for('makerfront.give-way');

const shared = /** @type {{ [KEY]?: AsyncLocalStorage<GiveWay> }} */ (globalThis);
shared[KEY] ??= new AsyncLocalStorage();
const pages = shared[KEY];

/**
 * Runs `work`, which makes one page, and returns what it does.
 *
 * @template Value
 * @param {GiveWay} giveWayOfPage
 * @param {() => Value} work
 * @returns {Value}
 */
export const withGiveWay = (giveWayOfPage, work) => pages.run(giveWayOfPage, work);

/** To be awaited before a wait of a page's own, and never while holding what others need, such as a connection. */
export const giveWay = () => pages.getStore()?.() ?? null;
