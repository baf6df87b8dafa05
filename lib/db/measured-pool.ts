import 'server-only';
import { Client, type ClientBase, Pool, type PoolConfig } from 'pg';
import { z } from 'zod';
import { collectWhenAsked, metrics } from '@/lib/metrics/metrics.mjs';
import { startCall } from '@/lib/tracing/spans';

type Begin = () => string;

const textOf = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'text' in query ? query.text : null;

/** Whether a query is a plain `BEGIN`, as Prisma sends it. */
export const isBegin = (query: unknown): query is { text: 'BEGIN' } => textOf(query) === 'BEGIN';

/** Whether a query ends a transaction, as Prisma sends it. */
export const isEnd = (query: unknown): boolean => ['COMMIT', 'ROLLBACK'].includes(String(textOf(query)));

/** These arguments of a query; another text where they are a plain `BEGIN`. */
function begun(given: readonly unknown[], begin: Begin): readonly unknown[] {
  const [query, ...others] = given;
  return isBegin(query) ? [{ ...query, text: begin() }, ...others] : given;
}

const withCode = z.object({ code: z.string(), message: z.string() });

/**
 * Whether a connection's named statements are not what this process believes: a migration has changed a column's type, or a pooler
 * has passed on a connection without them. Each later use of the name would fail too.
 */
function hasStaleStatements(error: unknown): boolean {
  const read = withCode.safeParse(error);
  return (
    read.success &&
    (['26000', '42P05'].includes(read.data.code) ||
      (read.data.code === '0A000' && read.data.message.includes('cached plan')))
  );
}

/**
 * A pool whose statements and connections are counted for `/metrics`, by the name of its login. `begin` tells what to send
 * where a transaction begins.
 */
export function measuredPool(login: string, config: PoolConfig, begin: Begin = () => 'BEGIN'): Pool {
  const pool = new Pool(config);
  const stale = new WeakSet<ClientBase>();
  pool.on('release', (_error, client) => {
    if (stale.has(client) && client instanceof Client) {
      // The pool drops a connection that is ending.
      void client.end();
    }
  });
  pool.on('connect', (client) => {
    // A proxy keeps all ways of calling it. Tests replace the method of the class, so it is looked up for each call.
    client.query = new Proxy(client.query, {
      apply(_query, self, asked) {
        const given = begun(asked, begin);
        const measured = metrics().queries.startTimer({ login });
        const end = startCall('database', { 'db.system.name': 'postgresql' });
        const done = (error?: unknown) => {
          measured();
          end(error);
          if (hasStaleStatements(error)) {
            stale.add(client);
          }
        };
        // The pool itself calls with a callback, whoever took a connection with a promise.
        const last: unknown = given.at(-1);
        if (typeof last === 'function') {
          const tell = (error: unknown, ...found: unknown[]) => {
            done(error ?? undefined);
            Reflect.apply(last, undefined, [error, ...found]);
          };
          return Reflect.apply(Client.prototype.query, self, [...given.slice(0, -1), tell]);
        }
        const answer: unknown = Reflect.apply(Client.prototype.query, self, [...given]);
        if (answer instanceof Promise) {
          answer.then(() => done(), done);
        }
        return answer;
      },
    });
  });
  collectWhenAsked(async () => {
    const { poolConnections } = metrics();
    poolConnections.set({ login, state: 'idle' }, pool.idleCount);
    poolConnections.set({ login, state: 'busy' }, pool.totalCount - pool.idleCount);
    poolConnections.set({ login, state: 'waiting' }, pool.waitingCount);
  });
  return pool;
}
