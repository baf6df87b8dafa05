// @ts-check
// Next's list of tags and of when each became old, which both of its caches ask: that of pages and that of 'use cache'.
// One for the process; outside a request it is the only way to make something old. JavaScript, because the page cache
// uses it, which Next loads at run time and not through its compiler.
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/**
 * On every page, and asked for every cached function that is called for a page or a handler: Next's own tag of the
 * root layout, the one that its `revalidatePath('/', 'layout')` makes old.
 */
export const EVERYTHING = '_N_T_/layout';

/** Entries of about 200 bytes. Next never removes one. */
const MOST_TAGS = 50_000;

/**
 * Makes what carries one of the tags old, as of now.
 *
 * @param {Iterable<string>} tags
 */
export function expireTags(tags) {
  // Pages are dated by the one clock and data by the other, and a change of this very millisecond counts as later.
  const expired = Math.max(Date.now(), Math.ceil(performance.timeOrigin + performance.now()));
  for (const tag of tags) {
    tagsManifest.set(tag, { ...tagsManifest.get(tag), expired });
  }
  boundTags();
}

/**
 * Keeps the list short. Without its entry something old would pass for new, so where there are too many, all that is
 * cached becomes old at once, and one entry says so.
 */
export function boundTags() {
  if (tagsManifest.size > MOST_TAGS) {
    tagsManifest.clear();
    expireTags([EVERYTHING]);
  }
}
