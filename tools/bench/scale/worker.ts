// A worker's own process: it has the environment of one database, and answers each message of its parent with the times of
// some visits, two to each shop. It ends with its parent.
import { createRequire } from 'node:module';
import pg from 'pg';
import { asked, type WorkerAnswer } from './worker-messages';

// Outside of Next there is no cache: every visit reads the database. Next's own functions would refuse to run here.
const nextCache: Record<string, unknown> = createRequire(import.meta.url)('next/cache');
nextCache.cacheLife = () => {};
nextCache.cacheTag = () => {};

const { ACTIONS } = await import('./actions');

/** What Postgres says of the statements, where the login is told to (plans.ts). */
let notices: string[] = [];
const connect = pg.Client.prototype.connect;
Object.assign(pg.Client.prototype, {
  connect(this: pg.Client, ...given: unknown[]) {
    this.on('notice', ({ message }) => notices.push(message ?? ''));
    return Reflect.apply(connect, this, given);
  },
});

process.once('disconnect', () => process.exit());

process.on('message', async (message) => {
  const { action, shops } = asked.parse(message);
  notices = [];
  const [times, again]: [number[], number[]] = [[], []];
  const answer = (result: WorkerAnswer) => process.send?.(result);
  try {
    for (const shop of shops) {
      for (const visits of [times, again]) {
        const startedAt = performance.now();
        const found = await ACTIONS[action](shop);
        visits.push(performance.now() - startedAt);
        if (found === 0) {
          throw new Error(`${action} finds nothing in ${shop.slug}.`);
        }
      }
    }
    answer({ times, again, notices });
  } catch (error) {
    answer({ problem: error instanceof Error ? error.message : String(error) });
  }
});

process.send?.({ isReady: true });
