import 'server-only';
import { platformDb } from '@/lib/db/platform-db';

/**
 * Deletes what was recorded two hours ago, of all shops: every server has heard of it, or reads that it was away for too
 * long (lib/cache/follow-events.ts). By Postgres's clock, as that one counts. Answers how many.
 */
export const removeOldChanges = (): Promise<number> =>
  platformDb().$executeRaw`DELETE FROM cache_events WHERE created_at < now() - interval '2 hours'`;
