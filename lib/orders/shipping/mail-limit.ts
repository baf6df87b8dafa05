// How many mails about what has left an order may cause. A shop can be opened by anybody, and its orders can name anybody.
import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { OrderMailKind } from '@/lib/mail/mail-kinds';

const KINDS: OrderMailKind[] = ['order_shipped', 'pickup_ready', 'shipment_corrected'];
const DAY = 24 * 60 * 60 * 1_000;
/** Above the parts in which anybody sends an order in a day. */
const MOST_A_DAY = 20;

/** Whether the order's buyer may get another mail about its shipments today. Beyond, the order's page tells them. */
export async function mayMail(db: Database, tenantId: TenantId, orderId: OrderId): Promise<boolean> {
  const mails = await db.outboxMail.count({
    where: { tenantId, orderId, kind: { in: KINDS }, createdAt: { gt: new Date(Date.now() - DAY) } },
  });
  return mails < MOST_A_DAY;
}
