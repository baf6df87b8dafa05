import 'server-only';
import { platformDb } from '@/lib/db/platform-db';

/** Milliseconds: far longer than scanning a code and typing the first number takes. */
export const UNCONFIRMED_LIFE = 24 * 60 * 60 * 1_000;

/**
 * Deletes expired challenges and unconfirmed factors. Across tenants, because only their age matters: of
 * shoppers' rows this login may read nothing else. Returns the counts.
 */
export async function removeOldFactors(now: Date): Promise<{ challenges: number; factors: number }> {
  const db = platformDb();
  const unconfirmed = {
    confirmedAt: null,
    createdAt: { lt: new Date(now.getTime() - UNCONFIRMED_LIFE) },
  };
  const { count: challenges } = await db.authChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  const { count: staff } = await db.userFactor.deleteMany({ where: unconfirmed });
  const { count: customers } = await db.customerFactor.deleteMany({ where: unconfirmed });
  return { challenges, factors: staff + customers };
}
