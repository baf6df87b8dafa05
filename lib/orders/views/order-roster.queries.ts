// One roster of an order, for download.
import 'server-only';
import { z } from 'zod';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { RosterSheet } from '@/lib/rosters/roster-sheet';
import { ITEM_ROSTER, itemRoster } from './item-roster';

const ids = z.object({ orderId: z.uuid(), itemId: z.uuid() });

export type OrderRoster = { orderNumber: number; sku: string; roster: RosterSheet };

/** The roster of an order's line; null if this shop has no such line, or the line has no readable roster. */
export async function findOrderRoster(
  tenantId: TenantId,
  place: { orderId: OrderId; itemId: string },
): Promise<OrderRoster | null> {
  const parsed = ids.safeParse(place);
  if (!parsed.success) {
    return null;
  }
  const { orderId, itemId } = parsed.data;
  const row = await tenantStatement(tenantId, (db) =>
    db.orderItem.findFirst({
      where: { tenantId, id: itemId, orderId },
      select: {
        productSku: true,
        ...ITEM_ROSTER,
        order: { select: { orderNumber: true } },
      },
    }),
  );
  const roster = row && itemRoster(row);
  return row && roster ? { orderNumber: row.order.orderNumber, sku: row.productSku, roster } : null;
}
