// @ts-check

/**
 * The time by which pages, data and changes are dated, in milliseconds since 1970 with their fractions. It is Next's clock for cached
 * functions, and runs on evenly from the start of the process. `Date.now()` does not: it jumps when a machine's clock is set or the
 * machine has slept, and drifts on some. A change dated by it would be one that is still to come, or one from before a read that
 * came first, and the old page would stay.
 */
export const cacheNow = () => performance.timeOrigin + performance.now();
