// @ts-check
// Replaces the roster reader: does to its process what a library could do because of a hostile file.
import { serveJobs } from '../rosters/reader/serve-jobs.mjs';

/** @type {unknown[]} */
const kept = [];

/** @type {Record<string, () => unknown>} */
const DEEDS = {
  'tell its id': () => process.pid,
  // V8 makes this list in one call, in which it cannot respect a limit; it ends the process instead.
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
      // An endless loop, as in a bad pattern or parser.
    }
  },
  'end the process': () => process.exit(3),
  throw: () => {
    throw new Error('what a parser might throw');
  },
};

serveJobs((/** @type {{ deed: string }} */ { deed }) => DEEDS[deed]?.());
