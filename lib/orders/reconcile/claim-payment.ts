import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** How long a claim holds, in milliseconds. Working longer does no harm: all of it may be done twice. */
const CLAIM_LIFE = 60_000;

/**
 * Whether this runner is the one to ask about a payment that is due. It is claimed by moving its moment on, so that
 * two runners ask once; and if the one that has it dies, it is due again by itself.
 */
export const claimPayment = (tenantId: TenantId, paypalOrderId: string): Promise<boolean> =>
  tenantDb(tenantId, async (db) => {
    const now = Date.now();
    const { count } = await db.payment.updateMany({
      where: { tenantId, paypalOrderId, nextCheckAt: { lte: new Date(now) } },
      data: { nextCheckAt: new Date(now + CLAIM_LIFE) },
    });
    return count === 1;
  });
