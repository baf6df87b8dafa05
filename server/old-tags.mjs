// @ts-check
// While a server changes from one release to the next, two processes answer for some seconds, each with a cache of its
// own. What the one has changed is old for the other too: they hear it through the process that looks after both.
import cluster from 'node:cluster';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

const KIND = 'makerfront.old-tags';
const TELL_OLD_TAGS = Symbol.for('makerfront.tell-old-tags');

/** @param {unknown} message @returns {string[]} */
function tagsOf(message) {
  if (typeof message !== 'object' || message === null || !('kind' in message) || message.kind !== KIND) {
    return [];
  }
  const tags = 'tags' in message && Array.isArray(message.tags) ? message.tags : [];
  return tags.filter((tag) => typeof tag === 'string');
}

/**
 * Tells the other processes which tags are old (lib/cache/page-cache.mjs says so), and takes what they tell, as of the
 * moment of its arrival: what was read before may be old, what is read from now on is new.
 */
export function shareOldTags() {
  if (!cluster.isWorker) {
    return;
  }
  Object.assign(globalThis, {
    /** @param {string[]} tags */
    [TELL_OLD_TAGS]: (tags) => {
      if (process.connected) {
        process.send?.({ kind: KIND, tags }, undefined, undefined, () => {
          // Nobody listens any more, and nobody needs to know.
        });
      }
    },
  });
  process.on('message', (message) => {
    for (const tag of tagsOf(message)) {
      tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: Date.now() });
    }
  });
}
