// A row that is due is claimed by moving its moment on, before the work. Two runners do it once; and if the one that
// has it dies, the row is due again by itself.
import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';

/** How long a claim holds, in milliseconds. Working longer does no harm: all of it may be done twice. */
const CLAIM_LIFE = 60_000;

const due = () => ({ lte: new Date() });
const claimed = () => new Date(Date.now() + CLAIM_LIFE);

/** Whether this runner is the one to ask about the payment. */
export const claimPayment = (tenantId: string, paypalOrderId: string): Promise<boolean> =>
  tenantDb(tenantId, async (db) => {
    const { count } = await db.payment.updateMany({
      where: { tenantId, paypalOrderId, nextCheckAt: due() },
      data: { nextCheckAt: claimed() },
    });
    return count === 1;
  });

/** Whether this runner is the one to go on with the refund. */
export const claimRefund = (tenantId: string, id: string): Promise<boolean> =>
  tenantDb(tenantId, async (db) => {
    const { count } = await db.refund.updateMany({
      where: { tenantId, id, nextCheckAt: due() },
      data: { nextCheckAt: claimed() },
    });
    return count === 1;
  });

/** Whether this runner is the one to handle the event. */
export const claimEvent = (tenantId: string, id: string): Promise<boolean> =>
  tenantDb(tenantId, async (db) => {
    const { count } = await db.webhookEvent.updateMany({
      where: { tenantId, id, nextAttemptAt: due() },
      data: { nextAttemptAt: claimed() },
    });
    return count === 1;
  });
