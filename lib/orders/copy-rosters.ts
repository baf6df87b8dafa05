import 'server-only';
import type { Database } from '@/lib/db/tenant-db';

/**
 * Gives the lines of an order that has just been paid their own copy of the rosters that they refer to: what is paid
 * for stays, whatever becomes of the shopper's files. By the database, so that no row of it travels. Again it does
 * nothing.
 */
export async function copyRosters(db: Database, tenantId: string, orderId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE order_items i SET
      roster_id = NULL,
      roster_columns = r.sheet_columns,
      roster_data = (
        SELECT jsonb_agg(
          jsonb_object(labels.texts, ARRAY(SELECT jsonb_array_elements_text(e.cells))) ORDER BY e.place)
        FROM jsonb_array_elements(r.rows) WITH ORDINALITY AS e(cells, place))
    FROM rosters r, LATERAL (
      SELECT array_agg(c.value->>'label' ORDER BY c.place) AS texts
      FROM jsonb_array_elements(r.sheet_columns->'columns') WITH ORDINALITY AS c(value, place)) labels
    WHERE i.tenant_id = ${tenantId}::uuid AND i.order_id = ${orderId}::uuid
      AND r.tenant_id = i.tenant_id AND r.id = i.roster_id`;
}
