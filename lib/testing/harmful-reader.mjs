// @ts-check
// In place of the roster reader: does to its process what a hostile file might have a library do.
import { serveJobs } from '../rosters/reader/serve-jobs.mjs';

/** @type {unknown[]} */
const kept = [];

/** @type {Record<string, () => unknown>} */
const DEEDS = {
  'tell its id': () => process.pid,
  // A list that V8 makes within one call, where it cannot stop for a limit and ends the process instead.
  'fill the heap within V8': () => kept.push('\u0416'.repeat(60_000_000).match(/./gu)),
  'fill the heap': () => {
    for (;;) {
      kept.push(Array(1_000_000).fill(kept));
    }
  },
  'fill the memory beside the heap': () => {
    for (;;) {
      kept.push(Buffer.alloc(10_000_000, 1));
    }
  },
  'never end': () => {
    for (;;) {
      // As a pattern or a parser does that goes round in circles.
    }
  },
  'end the process': () => process.exit(3),
  throw: () => {
    throw new Error('what a parser might throw');
  },
};

// Earlier than the site's, so that a test can wait for it.
serveJobs((/** @type {{ deed: string }} */ { deed }) => DEEDS[deed]?.(), 3_000);
