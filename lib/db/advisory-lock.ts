import { directClient } from './direct-client';
import 'server-only';
import type { Client } from 'pg';
import { z } from 'zod';
import { logger } from '@/lib/log';

/** The timeout for taking and for releasing a lock, in milliseconds. */
const TIME_LIMIT = 5_000;

const answer = z.tuple([z.object({ isMine: z.boolean() })]);

/**
 * Runs `work`, or returns null if another process of this installation is running work with this name.
 *
 * The lock belongs to a connection of its own and to no transaction. So `work` may call the outside world for long,
 * and a killed process releases the lock with its connection. If the connection breaks meanwhile, the work continues,
 * and another runner may start: the work under the lock must tolerate that.
 */
export async function withAdvisoryLock<Value>(
  name: string,
  work: () => Promise<Value>,
): Promise<Value | null> {
  const client = directClient({ timeLimit: TIME_LIMIT });
  // Without a listener, a lost connection would end the process.
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
    // Releases the lock. A lost connection has released it already.
    await endInTime(client);
  }
}

/** Ends a connection, or abandons it after a timeout: the database will notice that it is dead. */
async function endInTime(client: Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIME_LIMIT);
  });
  await Promise.race([client.end().catch(() => undefined), isLate]);
  clearTimeout(timer);
}
