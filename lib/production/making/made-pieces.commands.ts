// Ticking off what is made. Each change says of some rows whether they are made now; it says nothing of the
// others, and saying it twice changes nothing. So two people at one order never undo each other's ticks.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isInProduction, ROW_COUNT } from '@/lib/production/production-sql';
import type { Tick } from '@/lib/production/production-views';
import { err, ok, type Result } from '@/lib/result';
import { toTick } from './made-pieces.queries';

export type TickChange = {
  orderItemId: string;
  /** Rows of the item's roster, counted from 0; row 0 is the whole of an item without one. */
  rows: readonly number[];
  isMade: boolean;
  /** Who says so, as others will read it. */
  madeBy: string;
};

export type TickError = 'item_not_found' | 'row_not_found' | 'not_in_production';

/**
 * Ticks rows off, or takes their ticks back; answers which of them are ticked now, and by whom. Who has ticked
 * a row first stays named. Refused as a whole for an item that has no such row or that is no longer to be made.
 */
export function changeTicks(
  tenantId: TenantId,
  { orderItemId, rows, isMade, madeBy }: TickChange,
): Promise<Result<Tick[], TickError>> {
  return tenantDb(tenantId, async (db) => {
    const [item] = await db.$queryRaw<{ rowCount: number; isOpen: boolean }[]>`
      SELECT ${ROW_COUNT}::int AS "rowCount", (${isInProduction(tenantId)}) AS "isOpen"
      FROM order_items i JOIN orders o ON o.tenant_id = i.tenant_id AND o.id = i.order_id
      WHERE i.tenant_id = ${tenantId}::uuid AND i.id = ${orderItemId}::uuid`;
    if (item === undefined) {
      return err('item_not_found');
    }
    if (!item.isOpen) {
      return err('not_in_production');
    }
    if (rows.some((row) => row >= item.rowCount)) {
      return err('row_not_found');
    }
    const where = { tenantId, orderItemId, row: { in: [...rows] } };
    if (isMade) {
      await db.$executeRaw`
        INSERT INTO made_pieces (tenant_id, order_item_id, row, made_by)
        VALUES ${Prisma.join([...new Set(rows)].map((row) => Prisma.sql`(${tenantId}::uuid, ${orderItemId}::uuid, ${row}, ${madeBy})`))}
        ON CONFLICT DO NOTHING`;
    } else {
      await db.madePiece.deleteMany({ where });
    }
    const made = await db.madePiece.findMany({ where, orderBy: { row: 'asc' } });
    return ok(made.map(toTick));
  });
}
