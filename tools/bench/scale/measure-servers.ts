// What only a whole server shows: pages, memory, and how shops share it.
import { step } from '../../stack/report';
import { comparePages } from './compare-pages';
import type { Databases } from './databases';
import { compareNoise, MOST_NOISE } from './noise/compare-noise';
import { FEW_SHOPS, type ScaleOptions } from './options';
import { MOST_RATIO, memoryLines, noiseLines, pageLines } from './scale-lines';
import { type ScaleServer, startScaleServer } from './scale-server';
import { watchMemory } from './watch-memory';

type Options = {
  databases: Databases;
  options: ScaleOptions;
  folder: string;
  print: (lines: readonly string[]) => void;
  signal: AbortSignal;
};

/** Starts a server for each part, so that each begins with empty caches. Returns the names of what is not kept. */
export async function measureServers({
  databases: { few, many },
  options: { shops, rounds, visits, grids, requests, only },
  folder,
  print,
  signal,
}: Options): Promise<string[]> {
  const broken: string[] = [];
  const onMany = async (work: (server: ScaleServer) => Promise<void>) => {
    const server = await startScaleServer({ name: 'many', env: many.env, folder });
    try {
      await work(server);
    } finally {
      await server.stop();
    }
  };
  if (only.includes('pages')) {
    await onMany(async (server) => {
      const other = await startScaleServer({ name: 'few', env: few.env, folder });
      try {
        const figures = await step('Measuring: uncached pages of both servers', () =>
          comparePages({
            few: { server: other, shops: FEW_SHOPS },
            many: { server, shops },
            ...{ rounds, visits, signal },
          }),
        );
        print([
          `Pages through a server, medians of ${rounds} rounds of ${visits} requests, in turn.`,
          ...pageLines(figures, shops),
        ]);
        broken.push(
          ...figures.filter((one) => one.many / one.few > MOST_RATIO).map(({ name }) => `${name} (page)`),
        );
      } finally {
        await other.stop();
      }
    });
  }
  if (only.includes('noise')) {
    await onMany(async (server) => {
      const figures = await step('Measuring: a shop beside a noisy one', () =>
        compareNoise({ server, requests, signal }),
      );
      print(noiseLines(figures));
      broken.push(
        ...figures
          .filter(({ quiet, noisy }) => noisy.p99 / quiet.p99 > MOST_NOISE)
          .map(({ name }) => `Noise (${name.toLowerCase()})`),
      );
    });
  }
  if (only.includes('memory')) {
    await onMany(async (server) => {
      const figures = await step(`Visiting the grids of ${grids} shops`, () =>
        watchMemory({ server, shops, grids, signal }),
      );
      print(memoryLines(figures));
      broken.push(...(figures.points.some(({ pages }) => pages > figures.limit) ? ['Page cache'] : []));
    });
  }
  return broken;
}
