// Next's own page cache, with two kinds of answer left out of it: what is no page (a redirect or a
// "not found", whose keys strangers choose) and what says it must not be kept. So a thousand random
// hostnames or product ids use no memory, and push no shop's page out. JavaScript, because Next loads it
// at run time and not through its compiler.
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = fileSystemCacheModule.default ?? fileSystemCacheModule;
const UNCACHEABLE = 'uncacheable';

function isKept(page) {
  if (page?.kind !== 'APP_PAGE') {
    return true;
  }
  const cacheTags = page.headers?.['x-next-cache-tags'];
  return (
    (page.status ?? 200) === 200 &&
    !String(cacheTags ?? '')
      .split(',')
      .includes(UNCACHEABLE)
  );
}

export default class PageCache extends FileSystemCache {
  async set(key, page, context) {
    if (isKept(page)) {
      await super.set(key, page, context);
    } else if (page.status === 404) {
      // What was a page once and is gone must not be served from before. (A redirect may only mean that
      // the database did not answer; the page from before is better then.)
      FileSystemCache.memoryCache?.remove(key);
    }
  }
}
