// Uncached pages through two servers, one on each database: alternately, one request at a time.
import { median } from '../statistics';
import { shopChooser } from './choose-shops';
import { pageOf, type ScaleServer, timeOfPage } from './scale-server';

export type PageFigures = { name: string; few: number; many: number };

export type ServerSide = { server: ScaleServer; shops: number };

type Options = { few: ServerSide; many: ServerSide; rounds: number; visits: number; signal: AbortSignal };

/** Shops that are visited again and again, so that both servers know who they are; and once before. */
const KNOWN = 60;

const PAGES = [
  ['Search', '/search?q=speckled+vase'],
  ['Search with a slip', '/search?q=plantre'],
  ['Products by price', '/products?sort=price_up&max=50'],
] as const;

export async function comparePages({ few, many, rounds, visits, signal }: Options): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const [name, path] of PAGES) {
    const times: number[][] = [[], []];
    const choosers = [few, many].map(({ shops }) => shopChooser(Math.min(shops, KNOWN)));
    for (let round = -1; round < rounds; round += 1) {
      for (const [index, { server }] of [few, many].entries()) {
        for (const shop of choosers[index]?.(round < 0 ? KNOWN : visits) ?? []) {
          signal.throwIfAborted();
          const time = await timeOfPage(server.port, pageOf(shop, path));
          if (round >= 0) {
            times[index]?.push(time);
          }
        }
      }
    }
    const [ofFew = [], ofMany = []] = times;
    figures.push({ name, few: median(ofFew), many: median(ofMany) });
  }
  return figures;
}
