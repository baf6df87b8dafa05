// @ts-check

/**
 * Bytes, for pages and once more for what cached functions return. However many shops there are, what nobody has asked for the
 * longest leaves first.
 */
export const MOST_CACHE_BYTES = 50 * 1024 * 1024;
