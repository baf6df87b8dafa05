import 'server-only';
import type { Database } from './client';
import { platformPool } from './client';

/**
 * Runs `work` in one transaction across all shops, on behalf of the operator whose session this is. The database checks
 * that session before anything else: of the platform, not ended, with a second factor, of a person who is an operator at
 * this moment (`operator_required`). With any other session, a shop's among them, it throws and nothing ran. The
 * functions `operator_…` ask the same again, so they answer nobody who comes another way.
 *
 * The only other way across shops is `platformDb`, which has fewer rights. Keep `work` short, as in `tenantDb`.
 */
export function operatorDb<Value>(
  { sessionId }: { sessionId: string },
  work: (db: Database) => Promise<Value>,
): Promise<Value> {
  return platformPool().$transaction(
    async (db) => {
      await db.$queryRaw`SELECT set_config('makerfront.operator_session', ${sessionId}, true)`;
      await db.$queryRaw`SELECT operator_required()::text`;
      return work(db);
    },
    { maxWait: 5_000, timeout: 10_000 },
  );
}
