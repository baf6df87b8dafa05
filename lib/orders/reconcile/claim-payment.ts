import 'server-only';
import { claimFor } from '@/lib/background-work/claim';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** How long a claim holds, in milliseconds. Working longer does no harm: all of it may be done twice. */
const CLAIM_LIFE = 60_000;

/** Whether this runner is the one to ask about a payment that is due. */
export const claimPayment = (tenantId: TenantId, paypalOrderId: string): Promise<boolean> =>
  tenantDb(tenantId, async (db) => {
    const claim = await claimFor(CLAIM_LIFE, ({ now, until }) =>
      db.payment.updateMany({
        where: { tenantId, paypalOrderId, nextCheckAt: { lte: now } },
        data: { nextCheckAt: until },
      }),
    );
    return claim !== null;
  });
