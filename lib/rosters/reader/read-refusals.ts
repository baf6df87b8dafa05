// Files that could not be read, by their bytes: reading each takes up to 1.5 seconds of a reader, so whoever sends one
// again and again is answered from here.
import 'server-only';
import type { RosterReadError } from '../roster-errors';

/** Milliseconds. A busy machine may be why it took too long, so it is tried again before long. */
const LIFE = 10 * 60 * 1_000;
const MOST_REMEMBERED = 5_000;

const refusals = new Map<string, { error: RosterReadError; at: number }>();

/** Why a file (its hash and name) was refused lately; null if it was not. */
export function knownRefusal(file: string, now = Date.now()): RosterReadError | null {
  const known = refusals.get(file);
  return known && now - known.at < LIFE ? known.error : null;
}

/** Remembers a refusal that is about the bytes; one that is about the server is nothing to go by. */
export function rememberRefusal(file: string, error: RosterReadError, now = Date.now()): void {
  if (error === 'roster_busy') {
    return;
  }
  if (refusals.size >= MOST_REMEMBERED) {
    refusals.clear();
  }
  refusals.set(file, { error, at: now });
}
