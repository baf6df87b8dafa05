// Hashing a password takes 19 MB and tens of milliseconds of a core, on purpose. So few run at once, and whoever would
// wait for long is told so: a thousand sign-ins must not take the server's memory, or its threads from everybody else.
import { err, ok, type Result } from '@/lib/result';

const AT_ONCE = 2;
/** About three seconds of hashing. */
const MOST_WAITING = 60;
const MOST_WAITING_PER_NETWORK = 6;

/** Whose hash it is: somebody who has shown a key of theirs already, or anybody from a network address. */
export type HashLane = { isKnown: true } | { isKnown: false; network: string };

type Waiting = { begin: () => void; network: string | null };

/** A line of its own; the server has one. */
export function createHashLine({
  atOnce = AT_ONCE,
  mostWaiting = MOST_WAITING,
  mostWaitingPerNetwork = MOST_WAITING_PER_NETWORK,
} = {}) {
  const known: Waiting[] = [];
  const strangers: Waiting[] = [];
  let running = 0;

  function next(): void {
    const waiting = running < atOnce ? (known.shift() ?? strangers.shift()) : undefined;
    if (waiting) {
      running += 1;
      waiting.begin();
    }
  }

  /**
   * Runs the work when its turn comes. Known people go first, and are always let in, because limits of their own bound
   * how many they are; a stranger hears 'busy' where the line, or their network's share of it, is full.
   */
  return async function inLine<Value>(
    lane: HashLane,
    work: () => Promise<Value>,
  ): Promise<Result<Value, 'busy'>> {
    const network = lane.isKnown ? null : lane.network;
    if (network !== null && running >= atOnce) {
      const ofNetwork = strangers.filter((other) => other.network === network).length;
      if (strangers.length >= mostWaiting || ofNetwork >= mostWaitingPerNetwork) {
        return err('busy');
      }
    }
    await new Promise<void>((begin) => {
      (network === null ? known : strangers).push({ begin, network });
      next();
    });
    try {
      return ok(await work());
    } finally {
      running -= 1;
      next();
    }
  };
}
