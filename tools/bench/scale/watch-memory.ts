// What a server keeps of the shops that were visited: bounded, however many there are.
import { shopChooser } from './choose-shops';
import { fetchPage, pageOf, type ScaleServer } from './scale-server';

export type MemoryPoint = {
  visited: number;
  /** Bytes: of the process, in use after a garbage collection, and of the page cache by its own metric. */
  process: number;
  live: number;
  pages: number;
  entries: number;
  /** Bytes of what cached functions have returned, by its metric. */
  functions: number;
};

export type MemoryFigures = { points: MemoryPoint[]; limit: number };

type Options = { server: ScaleServer; shops: number; grids: number; signal: AbortSignal };

/** Parts of the visits after which memory is read. */
const PARTS = 5;
/** Requests at once: as many as keep the server busy. */
const AT_ONCE = 4;

/** Visits the grids of `grids` shops, each a shop that was not visited before. */
export async function watchMemory({ server, shops, grids, signal }: Options): Promise<MemoryFigures> {
  const choose = shopChooser(shops);
  const points: MemoryPoint[] = [await readPoint(server, 0)];
  for (let part = 1; part <= PARTS; part += 1) {
    const left = choose(Math.ceil(grids / PARTS));
    const visit = async () => {
      for (let shop = left.pop(); shop !== undefined; shop = left.pop()) {
        signal.throwIfAborted();
        await fetchPage(server.port, pageOf(shop, '/'));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
    points.push(await readPoint(server, Math.ceil(grids / PARTS) * part));
  }
  return { points, limit: await server.metric('makerfront_page_cache_limit_bytes') };
}

async function readPoint(server: ScaleServer, visited: number): Promise<MemoryPoint> {
  const live = await server.liveBytes();
  return {
    visited,
    live,
    process: await server.metric('process_resident_memory_bytes'),
    pages: await server.metric('makerfront_page_cache_bytes'),
    entries: await server.metric('makerfront_page_cache_entries'),
    functions: await server.metric('makerfront_function_cache_bytes'),
  };
}
