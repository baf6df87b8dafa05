// A statement that is a transaction by itself. Its beginning, the statement and its end are sent at once, so it takes one round trip
// instead of three.
import 'server-only';
import type { Pool, PoolClient } from 'pg';
import { sendTogether } from './send-together';

/**
 * Lets `pool.query` send a statement in a transaction of its own that begins with `begin()`; undefined leaves it as it is. The
 * connections of the pool must have pg's `pipeline`, or the three would wait for each other.
 */
export function sendLoneStatements(pool: Pool, begin: () => string | undefined): void {
  pool.query = new Proxy(pool.query, {
    apply(query, self, given) {
      // Told at once: a connection may come free in the context of another shop's request.
      const beginning = begin();
      return beginning === undefined ? Reflect.apply(query, self, given) : sendInOne(pool, beginning, given);
    },
  });
}

async function sendInOne(pool: Pool, beginning: string, given: unknown[]): Promise<unknown> {
  const client = await pool.connect();
  // The statements report a lost connection too; without a listener the event would end the process.
  const ignore = () => {};
  client.on('error', ignore);
  try {
    return await answerOf(client, beginning, given);
  } finally {
    client.off('error', ignore);
    client.release();
  }
}

async function answerOf(client: PoolClient, beginning: string, given: unknown[]): Promise<unknown> {
  const sent = sendTogether(client, (): readonly [Promise<unknown>, unknown, Promise<unknown>] => [
    client.query(beginning),
    Reflect.apply(client.query, client, given),
    // After a failed statement this is a rollback, and does not fail itself.
    client.query('COMMIT'),
  ]);
  await Promise.allSettled(sent);
  const [, answer] = await Promise.all(sent);
  return answer;
}
