/**
 * Drops the pages with any of these tags from a cache in front of the servers. Rejects if the cache did not say that it
 * did. A port: one adapter for each kind of cache, and `purge-contract.ts` says what all of them promise.
 */
export type PurgeByTag = (tags: readonly string[]) => Promise<void>;
