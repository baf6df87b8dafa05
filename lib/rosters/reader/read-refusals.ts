// Unreadable files, by their hash: reading one takes up to 1.5 seconds of a reader process, so a repeated upload is
// answered from here.
import 'server-only';
import type { RosterReadError } from '../roster-errors';

/** Milliseconds. A timeout can be due to a busy machine, so the file is tried again soon. */
const LIFE = 10 * 60 * 1_000;
const MOST_REMEMBERED = 5_000;

const refusals = new Map<string, { error: RosterReadError; at: number }>();

/** Why a file (its hash and name) was recently refused; null if it was not. */
export function knownRefusal(file: string, now = Date.now()): RosterReadError | null {
  const known = refusals.get(file);
  return known && now - known.at < LIFE ? known.error : null;
}

/** Remembers a refusal because of the bytes; ignores one because of the server's state. */
export function rememberRefusal(file: string, error: RosterReadError, now = Date.now()): void {
  if (error === 'roster_busy') {
    return;
  }
  if (refusals.size >= MOST_REMEMBERED) {
    refusals.clear();
  }
  refusals.set(file, { error, at: now });
}
