// Ticks off what is made. Each change sets some rows to made or not made, and no others. It is idempotent, so two
// people at one order never undo each other's ticks.
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
  /** Rows of the line's roster, counted from 0; row 0 is the whole line if it has no roster. */
  rows: readonly number[];
  isMade: boolean;
  /** The person who says so, as others will read it. */
  madeBy: string;
};

export type TickError = 'item_not_found' | 'row_not_found' | 'not_in_production';

/**
 * Ticks or unticks rows; returns those that are ticked now, with the person. The first person stays recorded. Refused
 * as a whole if the line lacks a row or is no longer in production.
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
