import { database } from '@/lib/db/client';

/** Whether a statement waits for a row that another transaction has locked. */
export async function somebodyWaits(): Promise<boolean> {
  const rows = await database().$queryRaw<unknown[]>`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return rows.length > 0;
}
