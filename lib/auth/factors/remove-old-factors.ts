import 'server-only';
import { platformDb } from '@/lib/db/platform-db';

/** Milliseconds: far longer than anybody takes to scan a code and type the first number. */
export const UNCONFIRMED_LIFE = 24 * 60 * 60 * 1_000;

/**
 * Deletes challenges that have expired, and factors whose enrolment was never finished. Across tenants, because only their
 * age matters: it is all that this login may read of a shopper's. Returns the numbers.
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
