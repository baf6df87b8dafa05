import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { LONGEST_SEARCH_TEXT, MOST_NAMES } from './search-text';

/**
 * Copies the rosters of an order that has just been paid into its lines, so that a paid order keeps them, whatever
 * happens to the shopper's files. Also makes the order searchable by the names on them. Runs inside the database, so
 * that no roster is transferred. Idempotent.
 */
export async function copyRosters(db: Database, tenantId: TenantId, orderId: OrderId): Promise<void> {
  const copied = await db.$executeRaw`
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
  if (copied > 0) {
    await addRosterNames(db, tenantId, orderId);
  }
}

/** Appends the names on an order's rosters to its search text. */
export const addRosterNames = (db: Database, tenantId: TenantId, orderId: OrderId): Promise<number> =>
  db.$executeRaw`
    UPDATE orders o SET search_text = left(concat_ws(E'\\n', o.search_text, names.text), ${LONGEST_SEARCH_TEXT}::int)
    FROM (
      SELECT string_agg(lower(r.value->>label.text), E'\\n' ORDER BY i.position, r.place) AS text
      FROM order_items i
      CROSS JOIN LATERAL (
        SELECT c->>'label' AS text FROM jsonb_array_elements(i.roster_columns->'columns') c
        WHERE c->>'kind' = 'name' LIMIT 1) label
      CROSS JOIN LATERAL jsonb_array_elements(i.roster_data) WITH ORDINALITY AS r(value, place)
      WHERE i.tenant_id = ${tenantId}::uuid AND i.order_id = ${orderId}::uuid
        AND jsonb_typeof(i.roster_data) = 'array' AND r.place <= ${MOST_NAMES}) names
    WHERE o.tenant_id = ${tenantId}::uuid AND o.id = ${orderId}::uuid`;
