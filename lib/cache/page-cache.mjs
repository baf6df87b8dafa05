// Next's own page cache, with a limit in bytes and without two kinds of answers: those that are no page (a redirect or a
// "not found", whose keys strangers choose) and those with the tag `uncacheable`. So a thousand random hostnames or product
// ids use no memory, and push no shop's page out. JavaScript, because Next loads it at run time and not through its
// compiler.
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { PLATFORM_PATHS } from '../http/routes.mjs';
import { cacheNow } from './cache-clock.mjs';
import { boundTags, expireTags } from './expire-tags.mjs';
import { mayHoldLateRead } from './late-reads.mjs';
import { withLateScripts } from './late-scripts.mjs';
import { tellPageCacheSize } from './page-cache-size.mjs';
import { hasItsData, keepDataBeside } from './page-data.mjs';
import { createPageMemory, inOwnMemory } from './page-memory.mjs';

const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule;
tellPageCacheSize(() => ({
  bytes: FileSystemCache.memoryCache?.totalSize ?? 0,
  entries: FileSystemCache.memoryCache?.size ?? 0,
  limit: FileSystemCache.memoryCache?.maxSize ?? 0,
}));

const UNCACHEABLE = 'uncacheable';

const tagsOf = (page) =>
  String(page?.headers?.['x-next-cache-tags'] ?? '')
    .split(',')
    .filter(Boolean);

/**
 * Names our tags of a page in a header of its answer, for a cache in front: it may keep the page, and can drop it by tag.
 * Next removes its own header of tags, and sends all others.
 */
function markForCaches(page) {
  if (page?.kind === 'APP_PAGE') {
    const own = tagsOf(page).filter((tag) => !tag.startsWith('_N_T_'));
    page.headers['surrogate-key'] = own.join(' ');
  }
}

/** What Next's key has before the address that a page is made at. With another key, pages keep their data. */
const BEFORE_ADDRESS = /^\/route-cache\/APP_PAGE\/[^/]+\/\$/;

/** The path at which visitors find a page. A shop's pages are made below the shop's key. */
function pathOf(key) {
  const address = key.replace(BEFORE_ADDRESS, '');
  return PLATFORM_PATHS.includes(address) ? address : address.replace(/^\/[^/]+/, '') || '/';
}

/** Whether it is the landing page. @param {string} key */
const isLanding = (key) => key.replace(BEFORE_ADDRESS, '') === '/index';

/**
 * A whole page as it is kept: its scripts run late (late-scripts.mjs), and the data that React needs is beside it (page-data.mjs).
 * The data of a page with a part for each visitor goes on in what is sent after the kept part.
 */
async function asKept(key, page) {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string') {
    return page;
  }
  return page.postponed
    ? page
    : { ...page, html: await keepDataBeside(pathOf(key), withLateScripts(page.html)) };
}

function isKept(page) {
  if (page?.kind !== 'APP_PAGE') {
    return true;
  }
  return (page.status ?? 200) === 200 && !tagsOf(page).includes(UNCACHEABLE);
}

/**
 * Whether a request sends a form without our script: no JavaScript, or not loaded yet. Its answer replaces the page. Next makes it
 * from the part of a kept page that is for each visitor, and leaves the kept part out (vercel/next.js#97784).
 */
const isSentWithoutScript = (headers) =>
  String(headers?.['content-type'] ?? '').startsWith('multipart/form-data') &&
  headers['next-action'] === undefined;

/** Next makes one for each request. */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    // One memory for the process.
    if (context.maxMemoryCacheSize) {
      FileSystemCache.memoryCache ??= createPageMemory(context.maxMemoryCacheSize);
    }
    super(context);
    this.begunAt = cacheNow();
    this.makesWholePages = isSentWithoutScript(context._requestHeaders);
  }

  async revalidateTag(tags, durations) {
    if (durations === undefined) {
      // Next would date the change by `Date.now()`.
      expireTags([tags].flat());
      return;
    }
    await super.revalidateTag(tags, durations);
    boundTags();
  }

  /**
   * Next dates a page by its end, and by `Date.now()`: one that was begun before a change and stored after it would count as fresh, and
   * show old prices for an hour.
   */
  dateByBegin(key) {
    const kept = FileSystemCache.memoryCache?.get(key);
    if (kept !== undefined) {
      kept.lastModified = this.begunAt;
    }
  }

  async get(key, context) {
    if (this.makesWholePages && context.kind === 'APP_PAGE') {
      return null;
    }
    const kept = await super.get(key, context);
    if (kept?.value?.kind === 'APP_PAGE' && isLanding(key)) {
      // Made with the build, so nobody has put it here.
      kept.value.html = withLateScripts(kept.value.html, true);
    }
    return kept?.value?.kind === 'APP_PAGE' && !hasItsData(kept.value.html) ? null : kept;
  }

  async set(key, page, context) {
    const tags = tagsOf(page);
    if (areTagsExpired(tags, this.begunAt) || mayHoldLateRead(tags, this.begunAt)) {
      return;
    }
    if (isKept(page)) {
      markForCaches(page);
      const kept = await asKept(key, page);
      const stored = super.set(key, kept && inOwnMemory(kept), context);
      this.dateByBegin(key);
      await stored;
    } else if (page.status === 404) {
      // A page that no longer exists must not be served from the cache. (A redirect may only mean that the database
      // did not answer; then the cached page is better.)
      FileSystemCache.memoryCache?.remove(key);
    }
  }
}
