import { z } from 'zod';
import { database } from '@/lib/db/client';

const counted = z.tuple([z.object({ waiting: z.int() })]);

/** How many statements in this worker's database wait for what another transaction has locked. */
export async function countLockWaits(): Promise<number> {
  const rows = await database().$queryRaw`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return counted.parse(rows)[0].waiting;
}
