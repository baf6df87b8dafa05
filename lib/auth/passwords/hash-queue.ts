// Hashing a password costs 19 MB and tens of milliseconds of a core, on purpose. So only a few run at once, and a
// request that would wait for long is refused as busy: a thousand sign-ins must not use up the server's memory, or
// the threads that all other requests need.
import { err, ok, type Result } from '@/lib/result';

const AT_ONCE = 2;
/** About three seconds of hashing. */
const MOST_WAITING = 60;
const MOST_WAITING_PER_NETWORK = 6;

/**
 * The requester of a hash: a person who has already proved something (`isKnown`), or a stranger from a
 * network.
 */
export type HashLane = { isKnown: true } | { isKnown: false; network: string };

type Waiting = { begin: () => void; network: string | null };

/** Makes a queue; the server has one. */
export function createHashQueue({
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
   * Runs the work when its turn comes. Known people go first and are never refused, because other limits bound their
   * number. A stranger gets 'busy' if the queue, or their network's share of it, is full.
   */
  return async function inQueue<Value>(
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
