// Next's own page cache, with two kinds of answer left out of it: what is no page (a redirect or a
// "not found", whose keys strangers choose) and what says it must not be kept. So a thousand random
// hostnames or product ids use no memory, and push no shop's page out. JavaScript, because Next loads it
// at run time and not through its compiler.
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { boundTags } from './expire-tags.mjs';

const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule;
const UNCACHEABLE = 'uncacheable';

// When the rendering of a page began, by its key: at the look-up that found none. Next dates a page by its end,
// so one that was begun before a change and stored after it would pass for new, and show the old prices for an
// hour. Renderings that came to nothing leave their entry, so the oldest ones go.
const MOST_RENDERINGS = 1_000;
const renderings = new Map();

const tagsOf = (page) =>
  String(page?.headers?.['x-next-cache-tags'] ?? '')
    .split(',')
    .filter(Boolean);

function noteRendering(key) {
  // Changes are dated by whole milliseconds: one of this very moment counts as later.
  renderings.set(key, Date.now() - 1);
  if (renderings.size > MOST_RENDERINGS) {
    renderings.delete(renderings.keys().next().value);
  }
}

function isKept(page) {
  if (page?.kind !== 'APP_PAGE') {
    return true;
  }
  return (page.status ?? 200) === 200 && !tagsOf(page).includes(UNCACHEABLE);
}

export default class PageCache extends FileSystemCache {
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    boundTags();
  }

  async get(key, context) {
    const found = await super.get(key, context);
    if (found === null && context.kind === 'APP_PAGE' && !renderings.has(key)) {
      noteRendering(key);
    }
    return found;
  }

  async set(key, page, context) {
    const startedAt = renderings.get(key);
    renderings.delete(key);
    if (startedAt !== undefined && areTagsExpired(tagsOf(page), startedAt)) {
      return;
    }
    if (isKept(page)) {
      await super.set(key, page, context);
    } else if (page.status === 404) {
      // What was a page once and is gone must not be served from before. (A redirect may only mean that
      // the database did not answer; the page from before is better then.)
      FileSystemCache.memoryCache?.remove(key);
    }
  }
}
