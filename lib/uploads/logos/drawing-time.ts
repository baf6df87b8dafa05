// How long one sender's drawings may keep this server busy. Drawings are drawn by this server alone, so it counts them
// by itself; a limit in the database would count tries and not seconds.
import 'server-only';

/** Milliseconds of drawing in the window. A logo takes a few hundred; a slow one is ended after 8,000. */
const MOST = 30_000;
const WINDOW = 15 * 60 * 1_000;
const MOST_SENDERS = 10_000;

type Spent = { milliseconds: number; since: number };

const spent = new Map<string, Spent>();

function current(sender: string, now: number): Spent {
  const known = spent.get(sender);
  return known && now - known.since < WINDOW ? known : { milliseconds: 0, since: now };
}

/** Whether a sender may have one more file drawn. */
export const mayDraw = (sender: string, now = Date.now()): boolean =>
  current(sender, now).milliseconds < MOST;

/** Notes the milliseconds that a sender's file has taken. */
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
