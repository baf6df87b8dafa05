// What of a shop's test orders its checklist needs. A test order is one whose payment goes to PayPal's sandbox.
import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Whether a test order of the shop was paid through PayPal's sandbox. One that was refunded since counts too. */
export const hasPaidTestOrder = (tenantId: TenantId): Promise<boolean> =>
  tenantDb(
    tenantId,
    async (db) =>
      (await db.payment.findFirst({
        where: { tenantId, status: 'captured', method: 'paypal', order: { isTest: true } },
        select: { id: true },
      })) !== null,
  );
