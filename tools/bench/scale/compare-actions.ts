// The same actions in the small and in the large database: alternately, in one run, so that other load on the machine
// affects both.
import { median } from '../statistics';
import { ACTION_NAMES, type ActionName } from './action-names';
import { shopChooser } from './choose-shops';
import { startWorker, type Worker } from './start-worker';
import { readShops } from './visited-shop';
import type { Done } from './worker-messages';

/** One of the two databases. `env` has the logins of a server. */
export type Side = { shops: number; ownerUrl: string; env: Record<string, string> };

export type ActionFigures = {
  name: ActionName;
  /**
   * Milliseconds, medians: of a shop that was not visited for long, so that in a large database its rows may have to come
   * from the disk; and of the visit right after it, when they are in memory in both.
   */
  first: Pair;
  again: Pair;
};

export type Pair = { few: number; many: number };

/** How many times as long it takes with many shops. */
export const ratioOf = ({ few, many }: Pair): number => many / few;

type Options = { few: Side; many: Side; rounds: number; visits: number; signal: AbortSignal };

type Measured = { visit: (action: ActionName) => Promise<Done>; worker: Worker };

async function measured({ shops, ownerUrl, env }: Side, visits: number): Promise<Measured> {
  const worker = await startWorker(env);
  const choose = shopChooser(shops);
  return {
    worker,
    async visit(action) {
      return worker.visit(action, await readShops(ownerUrl, choose(visits)));
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
      const all = sides.map((): { times: number[]; again: number[] } => ({ times: [], again: [] }));
      // The first round makes plans and connections, and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        for (const [index, side] of sides.entries()) {
          signal.throwIfAborted();
          const visited = await side.visit(name);
          if (round > 0) {
            all[index]?.times.push(...visited.times);
            all[index]?.again.push(...visited.again);
          }
        }
      }
      const pair = (which: 'times' | 'again'): Pair => {
        const [few = Number.NaN, many = Number.NaN] = all.map((side) => median(side[which]));
        return { few, many };
      };
      figures.push({ name, first: pair('times'), again: pair('again') });
    }
    return figures;
  } finally {
    await Promise.all(sides.map(({ worker }) => worker.stop()));
  }
}
