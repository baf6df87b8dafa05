import type { TenantId } from '@/lib/ids';
// Limits concurrent work per shop, so that a shop whose PayPal hangs does not block the others.

export type LaneOptions = {
  /** How many items run at once, and how many of one shop. */
  most: number;
  mostOfShop: number;
};

/** `unanswered`: the shop's PayPal gave no usable answer. `nothing`: another runner works on it, or it is done. */
export type LaneOutcome = 'done' | 'unanswered' | 'nothing';

export type LaneWork<Item> = {
  /** After this time (milliseconds since 1970) nothing is started or waited for. */
  until: number;
  /** After 'unanswered' nothing more is started for that shop. */
  work: (item: Item) => Promise<LaneOutcome>;
  onError: (item: Item, error: unknown) => void;
};

export type LaneTally = { done: number; unanswered: number; failures: number };

/** Lanes shared by all parts of a run: items of one part that still hang occupy their lanes in the next part too. */
export function shopLanes({ most, mostOfShop }: LaneOptions) {
  let busy = 0;
  const busyOf = new Map<string, number>();
  const silent = new Set<string>();
  /** Called when a lane becomes free. */
  let onFree = () => {};

  const occupy = (tenantId: TenantId, by: 1 | -1) => {
    busy += by;
    busyOf.set(tenantId, (busyOf.get(tenantId) ?? 0) + by);
  };

  return async function workThrough<Item extends { tenantId: TenantId }>(
    items: readonly Item[],
    { until, work, onError }: LaneWork<Item>,
  ): Promise<LaneTally> {
    const tally: LaneTally = { done: 0, unanswered: 0, failures: 0 };
    let waiting = [...items];
    let running = 0;

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
        onError(item, error);
      } finally {
        occupy(tenantId, -1);
        running -= 1;
        onFree();
      }
    }

    while (Date.now() < until) {
      waiting = waiting.filter(({ tenantId }) => !silent.has(tenantId));
      if (waiting.length + running === 0) {
        break;
      }
      const next =
        busy < most ? waiting.find(({ tenantId }) => (busyOf.get(tenantId) ?? 0) < mostOfShop) : undefined;
      if (next !== undefined) {
        waiting = waiting.filter((item) => item !== next);
        void run(next);
        continue;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, until - Date.now());
        onFree = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return { ...tally };
  };
}

export type WorkThrough = ReturnType<typeof shopLanes>;
