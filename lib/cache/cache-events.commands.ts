import 'server-only';
import { platformDb } from '@/lib/db/platform-db';

/**
 * Deletes changes of all shops that are older than two hours: by then every server has read them, or notices that it
 * was away for too long (lib/cache/follow-events.ts). Uses Postgres's clock, like follow-events.ts. Returns the
 * number.
 */
export const removeOldChanges = (): Promise<number> =>
  platformDb().$executeRaw`DELETE FROM cache_events WHERE created_at < now() - interval '2 hours'`;
