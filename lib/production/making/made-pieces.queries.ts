import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { Tick, Ticks } from '@/lib/production/production-views';

type MadeRow = { orderItemId: string; row: number; madeBy: string; madeAt: Date };

export const toTick = ({ row, madeBy, madeAt }: Omit<MadeRow, 'orderItemId'>): Tick => ({
  row,
  madeBy,
  madeAt: madeAt.toISOString(),
});

/** The ticks of these orders, by order item; nothing of another shop's order. */
export const listTicks = (tenantId: TenantId, orderIds: readonly OrderId[]): Promise<Ticks> =>
  tenantDb(tenantId, (db) => readTicks(db, tenantId, orderIds));

/** `listTicks` within the caller's transaction. */
export async function readTicks(
  db: Database,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<Ticks> {
  const rows = await db.madePiece.findMany({
    where: { tenantId, orderItem: { orderId: { in: [...orderIds] } } },
    select: { orderItemId: true, row: true, madeBy: true, madeAt: true },
    orderBy: [{ orderItemId: 'asc' }, { row: 'asc' }],
  });
  const ticks: Ticks = {};
  for (const { orderItemId, ...row } of rows) {
    const ofItem = ticks[orderItemId] ?? [];
    ofItem.push(toTick(row));
    ticks[orderItemId] = ofItem;
  }
  return ticks;
}
