// A note and a gift message often tell of a third person. They are kept while an order needs them, as long as names on
// rosters (docs/decisions/0250); that it is a gift, and by when it was needed, stays with the order.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { platformDb } from '@/lib/db/platform-db';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { env } from '@/lib/env';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { type OrderOwner, ownedOrders } from '@/lib/orders/own/order-owner';
import type { Tally } from '@/lib/uploads/sweeping/sweep-batches';
import { DAY, isOver } from './remove-roster-names';

/** Removes notes and gift messages of orders that are over, in every shop. Safe to run twice at once. Counts orders. */
export async function removeOrderTexts(now = new Date()): Promise<Tally> {
  const before = new Date(now.getTime() - env().ROSTER_NAMES_DAYS * DAY);
  const tally: Tally = { done: 0, failures: 0 };
  // Across tenants: only which shops there is work for is asked here.
  const shops = await platformDb().$queryRaw<{ tenantId: TenantId }[]>`
    SELECT DISTINCT e.tenant_id::text AS "tenantId" FROM order_extras e
    JOIN orders o ON o.tenant_id = e.tenant_id AND o.id = e.order_id
    WHERE e.texts_removed_at IS NULL AND ${isOver(before)} ORDER BY 1`;
  for (const { tenantId } of shops) {
    try {
      tally.done += await tenantDb(tenantId, (db) => removeTexts(db, tenantId, isOver(before)));
    } catch (error) {
      tally.failures += 1;
      logger().error(
        { event: 'sweep.order_texts_not_removed', tenantId, error },
        'notes and gift messages of a shop could not be removed',
      );
    }
  }
  return tally;
}

/** Removes the texts of a shopper's finished orders, in the transaction that deletes the account. */
export const removeTextsOf = (db: Database, tenantId: TenantId, owner: OrderOwner): Promise<number> =>
  removeTexts(db, tenantId, Prisma.sql`o.status IN ('completed', 'cancelled') AND ${ownedOrders(owner)}`);

const removeTexts = (db: Database, tenantId: TenantId, ofOrders: Prisma.Sql): Promise<number> =>
  db.$executeRaw`
    UPDATE order_extras e SET note = '', gift_message = '', texts_removed_at = now() FROM orders o
    WHERE e.tenant_id = ${tenantId}::uuid AND e.texts_removed_at IS NULL
      AND o.tenant_id = e.tenant_id AND o.id = e.order_id AND ${ofOrders}`;
