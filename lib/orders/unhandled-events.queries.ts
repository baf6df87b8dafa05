import 'server-only';
import { platformDb } from '@/lib/db/platform-db';

export type DueEvent = { tenantId: string; id: string };

/** Messages of PayPal that are due to be handled, of all shops: at most `limit`, those that wait longest first. */
export const listDueEvents = (limit: number, now = new Date()): Promise<DueEvent[]> =>
  // Across shops: which of them has work, is the question. Only ids leave, and each is worked on in its own shop.
  platformDb().webhookEvent.findMany({
    where: { nextAttemptAt: { lte: now } },
    orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { tenantId: true, id: true },
  });
