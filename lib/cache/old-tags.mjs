// While a server changes from one release to the next, two processes answer for some seconds, each with a cache of its
// own. What the one has changed is old for the other too: they hear it through the process that looks after both.
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

const KIND = 'makerfront.old-tags';

/** Tells the other processes, where there may be any, that everything under these tags is old. */
export function tellOldTags(tags) {
  // There is a `send` only in a process that another one has started and listens to.
  if (process.send && process.connected) {
    process.send({ kind: KIND, tags: [tags].flat() }, undefined, undefined, () => {
      // A listener that has gone takes no more changes, and needs none.
    });
  }
}

/** Takes what others tell, with the moment of its arrival: what was read before may be old, what is read from now on is new. */
export function hearOldTags() {
  process.on('message', (message) => {
    if (message?.kind === KIND && Array.isArray(message.tags)) {
      for (const tag of message.tags.filter((tag) => typeof tag === 'string')) {
        tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: Date.now() });
      }
    }
  });
}
