import { readRoster } from '@/lib/rosters/read-roster';

const TRIES = 3;

/** Reads a roster that is none too many for a machine at rest: one that is busy may need another go. */
export async function readPatiently(...file: Parameters<typeof readRoster>): ReturnType<typeof readRoster> {
  let result = await readRoster(...file);
  for (let tries = 1; tries < TRIES && !result.ok && result.error === 'roster_too_slow'; tries += 1) {
    result = await readRoster(...file);
  }
  return result;
}
