// The same actions in the small and in the large database: alternately, in one run, so that other load on the machine
// affects both.
import { median, percentile } from '../statistics';
import { ACTION_NAMES, type ActionName } from './action-names';
import { shopChooser } from './choose-shops';
import { startWorker, type Worker } from './start-worker';
import { readShops } from './visited-shop';

/** One of the two databases. `env` has the logins of a server. */
export type Side = { shops: number; ownerUrl: string; env: Record<string, string> };

export type ActionFigures = {
  name: ActionName;
  /** Milliseconds: the median with few and with many shops, and the 95th percentile with many. */
  few: number;
  many: number;
  late: number;
};

type Options = { few: Side; many: Side; rounds: number; visits: number; signal: AbortSignal };

type Measured = { visit: (action: ActionName) => Promise<number[]>; worker: Worker };

async function measured({ shops, ownerUrl, env }: Side, visits: number): Promise<Measured> {
  const worker = await startWorker(env);
  const choose = shopChooser(shops);
  return {
    worker,
    async visit(action) {
      return (await worker.visit(action, await readShops(ownerUrl, choose(visits)))).times;
    },
  };
}

/** Visits shops with each action. In the large database nearly every visit is to a shop that was not visited before. */
export async function compareActions({
  few,
  many,
  rounds,
  visits,
  signal,
}: Options): Promise<ActionFigures[]> {
  const sides: Measured[] = [];
  try {
    for (const side of [few, many]) {
      sides.push(await measured(side, visits));
    }
    const figures: ActionFigures[] = [];
    for (const name of ACTION_NAMES) {
      const times: number[][] = sides.map(() => []);
      // The first round makes plans and connections, and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        for (const [index, side] of sides.entries()) {
          signal.throwIfAborted();
          const visited = await side.visit(name);
          if (round > 0) {
            times[index]?.push(...visited);
          }
        }
      }
      const [ofFew = [], ofMany = []] = times;
      figures.push({ name, few: median(ofFew), many: median(ofMany), late: percentile(ofMany, 0.95) });
    }
    return figures;
  } finally {
    await Promise.all(sides.map(({ worker }) => worker.stop()));
  }
}
