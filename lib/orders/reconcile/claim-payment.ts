import 'server-only';
import { claimFor } from '@/lib/background-work/claim';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** How long a claim lasts, in milliseconds. A slower run does no harm: a check is safe to run twice. */
const CLAIM_LIFE = 60_000;

/** Claims a payment that is due for a check; false if it is not due, or another runner has claimed it. */
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
