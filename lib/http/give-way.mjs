// @ts-check
// Where a page may be interrupted. One thread makes the pages of all shops, and while it makes one, everybody else waits; so a page
// of a busy shop asks, wherever it waits for something anyway, whether it is to wait for others too. The server in front of Next
// decides that (server/shop-turns.mjs). The two share a process but no modules, so what they share is on the global object.
import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page waits for before it goes on; null if for nothing. @typedef {() => Promise<void> | null} GiveWay */

/**
 * @typedef {object} Shared
 * @property {AsyncLocalStorage<GiveWay>} pages
 * @property {() => boolean} isForOthersToo whether what runs now makes something that others get too
 */

const KEY = Symbol.for('makerfront.give-way');

const global = /** @type {{ [KEY]?: Shared }} */ (globalThis);
global[KEY] ??= { pages: new AsyncLocalStorage(), isForOthersToo: () => true };
const shared = global[KEY];

/**
 * Runs `work`, which makes one page, and returns what it does.
 *
 * @template Value
 * @param {GiveWay} giveWayOfPage
 * @param {() => Value} work
 * @returns {Value}
 */
export const withGiveWay = (giveWayOfPage, work) => shared.pages.run(giveWayOfPage, work);

/** To be awaited before a wait of a page's own, and never while holding what others need, such as a connection. */
export const giveWay = () => shared.pages.getStore()?.() ?? null;

/**
 * Says how to find out whether what runs now makes something that others get too. As long as nobody has, everything does.
 *
 * @param {Shared['isForOthersToo']} isForOthersToo
 */
export function tellSharedWork(isForOthersToo) {
  shared.isForOthersToo = isForOthersToo;
}

/**
 * `giveWay` after something was read. Only where the page is for one visitor: if it is kept, or joined by others meanwhile, they
 * would get what was read before a change that is saved while it waits.
 */
export const giveWayAfterReading = () => (shared.isForOthersToo() ? null : giveWay());
