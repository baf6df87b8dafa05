import { err, ok, type Result } from '@/lib/result';

type Bounds = {
  /** So much work at once, of everybody together. */
  atOnce: number;
  /** So many of one asker may wait besides the one that is worked on. */
  waitingOfOne: number;
};

/**
 * A line for work that tenants start: one piece of each at once, and those who wait are served in turn, one piece each.
 * Where too many of one asker wait, only that asker hears 'busy'.
 */
export function createFairLine({ atOnce, waitingOfOne }: Bounds) {
  const working = new Set<string>();
  // By asker; whoever was served last stands last.
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
