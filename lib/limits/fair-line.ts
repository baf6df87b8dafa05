import { err, ok, type Result } from '@/lib/result';

type Bounds = {
  /** The most work at once, of all askers together. */
  atOnce: number;
  /** The most waiting work of one asker, in addition to the one that runs. */
  waitingOfOne: number;
};

/**
 * A queue for work that tenants start: at most one piece of each runs at once, and waiting tenants are served in turn,
 * one piece each. If too many of one asker wait, only that asker gets 'busy'.
 */
export function createFairLine({ atOnce, waitingOfOne }: Bounds) {
  const working = new Set<string>();
  // By asker; the last served asker comes last.
  const waiting = new Map<string, (() => void)[]>();

  function next(): void {
    if (working.size >= atOnce) {
      return;
    }
    for (const [asker, [begin, ...others]] of waiting) {
      if (begin && !working.has(asker)) {
        waiting.delete(asker);
        if (others.length > 0) {
          waiting.set(asker, others);
        }
        working.add(asker);
        begin();
        return;
      }
    }
  }

  return async function inLine<Value>(
    asker: string,
    work: () => Promise<Value>,
  ): Promise<Result<Value, 'busy'>> {
    const ofAsker = waiting.get(asker) ?? [];
    if (ofAsker.length >= waitingOfOne) {
      return err('busy');
    }
    await new Promise<void>((begin) => {
      waiting.set(asker, [...ofAsker, begin]);
      next();
    });
    try {
      return ok(await work());
    } finally {
      working.delete(asker);
      next();
    }
  };
}
