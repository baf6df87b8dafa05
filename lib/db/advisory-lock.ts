import { directClient } from './direct-client';
import 'server-only';
import type { Client } from 'pg';
import { z } from 'zod';
import { logger } from '@/lib/log';

/** Milliseconds: the longest that taking and freeing a lock may take, each. */
const TIME_LIMIT = 5_000;

const answer = z.tuple([z.object({ isMine: z.boolean() })]);

/**
 * Runs `work` if no other process of this installation does work of that name right now; null if one does.
 *
 * The lock belongs to a connection of its own and to no transaction, so that `work` may take its time over
 * calls to the outside world, and a process that is killed frees it with its connection. If the connection
 * breaks meanwhile, the work goes on and another runner may begin: what is done under the lock must bear that.
 */
export async function withAdvisoryLock<Value>(
  name: string,
  work: () => Promise<Value>,
): Promise<Value | null> {
  const client = directClient({ timeLimit: TIME_LIMIT });
  // Without a listener a lost connection would end the process.
  client.on('error', (error) => {
    logger().warn({ event: 'lock.connection_lost', name, error }, 'the connection of a lock was lost');
  });
  try {
    await client.connect();
    const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS "isMine"', [
      name,
    ]);
    const [{ isMine }] = answer.parse(rows);
    return isMine ? await work() : null;
  } finally {
    // Frees the lock. A connection that is gone has freed it already.
    await endInTime(client);
  }
}

/** Ends a connection, or leaves it where the other side says nothing: the database will find it dead. */
async function endInTime(client: Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIME_LIMIT);
  });
  await Promise.race([client.end().catch(() => undefined), isLate]);
  clearTimeout(timer);
}
