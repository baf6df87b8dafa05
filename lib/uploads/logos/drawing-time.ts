// Limits how long one sender's drawings keep this server busy. Counted in memory, because each server draws its own
// files; a limit in the database would count tries instead of seconds.
import 'server-only';

/** Milliseconds of drawing per window. A logo takes a few hundred; a slow one is ended after 8,000. */
const MOST = 30_000;
const WINDOW = 15 * 60 * 1_000;
const MOST_SENDERS = 10_000;

type Spent = { milliseconds: number; since: number };

const spent = new Map<string, Spent>();

function current(sender: string, now: number): Spent {
  const known = spent.get(sender);
  return known && now - known.since < WINDOW ? known : { milliseconds: 0, since: now };
}

/** Whether a sender has drawing time left. */
export const mayDraw = (sender: string, now = Date.now()): boolean =>
  current(sender, now).milliseconds < MOST;

/** Adds the milliseconds that a sender's file has taken. */
export function noteDrawing(sender: string, milliseconds: number, now = Date.now()): void {
  if (spent.size >= MOST_SENDERS && !spent.has(sender)) {
    for (const [other, { since }] of spent) {
      if (now - since >= WINDOW) {
        spent.delete(other);
      }
    }
    if (spent.size >= MOST_SENDERS) {
      spent.clear();
    }
  }
  const { milliseconds: before, since } = current(sender, now);
  spent.set(sender, { milliseconds: before + milliseconds, since });
}
