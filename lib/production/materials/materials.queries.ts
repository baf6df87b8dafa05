// What to buy: the pieces of each product and size in all open orders. Summed by the database, so that thousands of
// rows need no more memory than ten.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { DEFAULT_LANGUAGE, LOCALES } from '@/lib/language';
import { numberText } from '@/lib/messages/format';
import { HAS_ROWS, isInProduction, PRODUCT_KEY } from '@/lib/production/production-sql';
import type { MaterialView, SizeTotal } from '@/lib/production/production-views';
import { compareSizes } from '@/lib/rosters/size-names';

/**
 * A limit on products times sizes that no shop reaches. Above it the query throws, because a shopping list must be
 * complete.
 */
const MOST_TOTALS = 20_000;

type TotalRow = {
  key: string;
  name: string;
  sku: string;
  size: string | null;
  pieces: number;
  made: number;
};

/** The label of a roster's column of this kind; null without such a column, or without stored columns. */
const columnOf = (kind: 'size' | 'quantity'): Prisma.Sql => Prisma.sql`
  (CASE WHEN jsonb_typeof(i.roster_columns->'columns') = 'array' THEN (
    SELECT c->>'label' FROM jsonb_array_elements(i.roster_columns->'columns') c WHERE c->>'kind' = ${kind} LIMIT 1) END)`;

// A roster without stored columns has sizes in a column named "size", or its pieces count without sizes.
const PLAIN_SIZE = Prisma.sql`
  (CASE WHEN i.roster_columns IS NULL AND jsonb_typeof(i.roster_data->0) = 'object' THEN (
    SELECT k FROM jsonb_object_keys(i.roster_data->0) k WHERE lower(btrim(k)) = 'size' LIMIT 1) END)`;

/**
 * Pieces by product and size in all paid, unfinished orders; products by name, sizes from small to large. Throws above
 * 20,000 totals.
 */
export async function listMaterials(tenantId: TenantId): Promise<MaterialView[]> {
  const rows = await tenantStatement(
    tenantId,
    (db) => db.$queryRaw<TotalRow[]>`
    WITH items AS MATERIALIZED (
      SELECT i.id, i.quantity, o.created_at, i.product_name, i.product_sku, ${PRODUCT_KEY} AS key,
        coalesce(${columnOf('size')}, ${PLAIN_SIZE}) AS size_label,
        ${columnOf('quantity')} AS quantity_label,
        CASE WHEN ${HAS_ROWS} THEN i.roster_data END AS roster
      FROM orders o JOIN order_items i ON i.tenant_id = o.tenant_id AND i.order_id = o.id
      WHERE ${isInProduction(tenantId)}
    ), pieces AS (
      SELECT id, key, product_name, product_sku, created_at, r.place::int - 1 AS row,
        nullif(btrim(r.value->>size_label), '') AS size,
        CASE WHEN r.value->>quantity_label ~ '^\\s*[1-9]\\d{0,2}\\s*$' THEN (r.value->>quantity_label)::int ELSE 1 END AS count
      FROM items CROSS JOIN LATERAL jsonb_array_elements(roster) WITH ORDINALITY AS r(value, place)
      UNION ALL
      SELECT id, key, product_name, product_sku, created_at, 0, NULL, quantity FROM items WHERE roster IS NULL
    )
    SELECT p.key, p.size,
      (array_agg(p.product_name ORDER BY p.created_at DESC))[1] AS name,
      (array_agg(p.product_sku ORDER BY p.created_at DESC))[1] AS sku,
      sum(p.count)::int AS pieces,
      coalesce(sum(p.count) FILTER (WHERE m.row IS NOT NULL), 0)::int AS made
    FROM pieces p
    LEFT JOIN made_pieces m ON m.tenant_id = ${tenantId}::uuid AND m.order_item_id = p.id AND m.row = p.row
    GROUP BY p.key, p.size ORDER BY p.key, p.size LIMIT ${MOST_TOTALS + 1}`,
  );
  if (rows.length > MOST_TOTALS) {
    throw new Error(`More than ${numberText(MOST_TOTALS)} totals of products and sizes`);
  }
  return toMaterials(rows);
}

function toMaterials(rows: readonly TotalRow[]): MaterialView[] {
  const materials = new Map<string, MaterialView>();
  for (const { key, name, sku, size, pieces, made } of rows) {
    const known = materials.get(key) ?? { key, name, sku, pieces: 0, made: 0, sizes: [] };
    materials.set(key, {
      ...known,
      pieces: known.pieces + pieces,
      made: known.made + made,
      sizes: [...known.sizes, { label: size, pieces, made }],
    });
  }
  return [...materials.values()]
    .map((material) => ({ ...material, sizes: material.sizes.sort(byLabel) }))
    .sort(
      (left, right) =>
        left.name.localeCompare(right.name, LOCALES[DEFAULT_LANGUAGE]) || left.sku.localeCompare(right.sku),
    );
}

const byNumber = new Intl.Collator(LOCALES[DEFAULT_LANGUAGE], { numeric: true });

/** Known sizes first, then others by number (38 before 40), pieces without a size last. */
function byLabel(left: SizeTotal, right: SizeTotal): number {
  if (left.label === null || right.label === null) {
    return Number(left.label === null) - Number(right.label === null);
  }
  return compareSizes(left.label, right.label) || byNumber.compare(left.label, right.label);
}
