import 'server-only';
import { platformDb } from '@/lib/db/platform-db';

/**
 * Deletes the one-time codes of all shops that expired before this time, used or not. Across tenants, because only the
 * expiry matters: it is all that this login may read of a code. Returns the number.
 */
export async function removeOldCodes(before: Date): Promise<number> {
  const { count } = await platformDb().oneTimeCode.deleteMany({ where: { expiresAt: { lt: before } } });
  return count;
}
