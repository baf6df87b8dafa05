// Works through rows of many shops at once, so that one shop whose PayPal hangs delays nobody else.
import type { TenantId } from '@/lib/ids';
import { isProcessEnding } from '@/lib/process-end.mjs';

export type LaneOptions = {
  /** The most work at once, and the most for one shop; without `mostOfShop`, one shop may have all of it. */
  most: number;
  mostOfShop?: number;
};

/** `unanswered`: the shop's PayPal gave no usable answer. `nothing`: another runner works on it, or it is done. */
export type LaneOutcome = 'done' | 'unanswered' | 'nothing';

export type LaneWork<Item> = {
  /** Nothing starts after this time (milliseconds of `performance.now()`), nor when the process ends. */
  until: number;
  /** Whether running work is awaited even after that time. */
  isAwaited?: boolean;
  /** If the shop's PayPal gives no answer, no more work starts for that shop. */
  work: (item: Item) => Promise<LaneOutcome>;
  /** Handles exceptions, and the run continues. Without it, an exception ends the run and is rethrown. */
  onError?: (item: Item, error: unknown) => void;
};

export type LaneTally = { done: number; unanswered: number; failures: number };

/** Lanes for all parts of a run: work of one part that still hangs counts in the next part too. */
export function shopLanes({ most, mostOfShop = most }: LaneOptions) {
  let busy = 0;
  const busyOf = new Map<string, number>();
  const silent = new Set<string>();
  /** Called when a lane becomes free. */
  let onFree = () => {};

  const occupy = (tenantId: TenantId, by: 1 | -1) => {
    busy += by;
    busyOf.set(tenantId, (busyOf.get(tenantId) ?? 0) + by);
  };

  const freed = (limit: number | null) =>
    new Promise<void>((resolve) => {
      const timer = limit === null ? undefined : setTimeout(resolve, limit);
      onFree = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return async function workThrough<Item extends { tenantId: TenantId }>(
    items: readonly Item[],
    { until, isAwaited = false, work, onError }: LaneWork<Item>,
  ): Promise<LaneTally> {
    const tally: LaneTally = { done: 0, unanswered: 0, failures: 0 };
    let waiting = [...items];
    let running = 0;
    const thrown: unknown[] = [];

    async function run(item: Item): Promise<void> {
      const { tenantId } = item;
      occupy(tenantId, 1);
      running += 1;
      try {
        const outcome = await work(item);
        if (outcome === 'done') {
          tally.done += 1;
        } else if (outcome === 'unanswered') {
          tally.unanswered += 1;
          silent.add(tenantId);
        }
      } catch (error) {
        tally.failures += 1;
        if (onError) {
          onError(item, error);
        } else {
          thrown.push(error);
        }
      } finally {
        occupy(tenantId, -1);
        running -= 1;
        onFree();
      }
    }

    for (;;) {
      const left = until - performance.now();
      const isOver = left <= 0 || isProcessEnding() || thrown.length > 0;
      waiting = isOver ? [] : waiting.filter(({ tenantId }) => !silent.has(tenantId));
      if (waiting.length + running === 0 || (left <= 0 && !isAwaited)) {
        break;
      }
      const next =
        busy < most ? waiting.find(({ tenantId }) => (busyOf.get(tenantId) ?? 0) < mostOfShop) : undefined;
      if (next === undefined) {
        await freed(isAwaited && waiting.length === 0 ? null : left);
      } else {
        waiting = waiting.filter((item) => item !== next);
        void run(next);
      }
    }
    if (thrown.length > 0) {
      throw thrown[0];
    }
    return { ...tally };
  };
}

export type WorkThrough = ReturnType<typeof shopLanes>;
