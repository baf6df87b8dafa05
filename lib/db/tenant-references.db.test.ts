import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TenantId } from '@/lib/ids';
import {
  freshTenantRows,
  insertRow,
  type Row,
  type RowIds,
  tenantRows,
} from '@/lib/testing/database/tenant-rows';
import { PLATFORM_TABLES } from '@/lib/testing/database/unprotected-tables';
import { database } from './client';
import { tenantDb } from './tenant-db';

type Reference = { name: string; table: string; parent: string; columns: string[]; parentColumns: string[] };

const columnNames = (numbers: string, relation: string) =>
  `(SELECT array_agg(a.attname::text ORDER BY k.position)
    FROM unnest(f.${numbers}) WITH ORDINALITY AS k(number, position)
    JOIN pg_attribute a ON a.attrelid = f.${relation} AND a.attnum = k.number)`;

const listReferences = () =>
  database().$queryRawUnsafe<Reference[]>(`
    SELECT f.conname AS "name", f.conrelid::regclass::text AS "table", f.confrelid::regclass::text AS "parent",
      ${columnNames('conkey', 'conrelid')} AS "columns",
      ${columnNames('confkey', 'confrelid')} AS "parentColumns"
    FROM pg_constraint f
    WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace
    ORDER BY 1`);

/** What else a row says that has such a reference. */
const BESIDE: Record<string, Row> = {
  // A session is of one person: of a customer and of nobody else.
  sessions_tenant_id_customer_id_fkey: { user_id: null },
  uploads_tenant_id_order_file_id_fkey: {
    kind: 'logo',
    sha256: '0'.repeat(64),
    borrowed_at: '2026-01-01T00:00:00Z',
  },
};

let ours: RowIds;
let theirs: RowIds;
beforeAll(async () => {
  ({ ours, theirs } = await freshTenantRows());
});

/** The id of a tenant's row in a table, to refer to. */
async function idOfRow(parent: string, tenantId: TenantId): Promise<string> {
  const [row] = await database().$queryRawUnsafe<{ id: string }[]>(
    `SELECT id::text FROM "${parent}" WHERE tenant_id = $1::uuid`,
    tenantId,
  );
  return row?.id ?? '';
}

describe('foreign keys between tenant tables', () => {
  it('contain the tenant on both sides, or refer to the tenant itself', async () => {
    const references = (await listReferences()).filter(({ parent }) => !PLATFORM_TABLES.includes(parent));
    expect(references.length).toBeGreaterThanOrEqual(11);
    const loose = references.filter(({ parent, columns, parentColumns }) =>
      parent === 'tenants'
        ? columns.join() !== 'tenant_id'
        : columns[0] !== 'tenant_id' || parentColumns[0] !== 'tenant_id',
    );
    expect(loose).toEqual([]);
  });

  it('cannot refer to a row of another tenant, though that row exists', async () => {
    const composite = (await listReferences()).filter(
      ({ table, columns }) => columns.length > 1 && !PLATFORM_TABLES.includes(table),
    );
    expect(composite.map(({ name }) => name).sort()).toEqual([
      'buyer_notes_tenant_id_buyer_id_fkey',
      'category_listings_tenant_id_category_id_fkey',
      'customer_addresses_tenant_id_customer_id_fkey',
      'customer_factors_tenant_id_customer_id_fkey',
      'customer_identities_tenant_id_customer_id_fkey',
      'customer_recovery_codes_tenant_id_customer_id_fkey',
      'discount_redemptions_tenant_id_code_id_fkey',
      'discount_redemptions_tenant_id_order_id_fkey',
      'fee_entries_tenant_id_order_id_fkey',
      'fee_entries_tenant_id_payment_id_fkey',
      'fee_entries_tenant_id_statement_id_fkey',
      'made_pieces_tenant_id_order_item_id_fkey',
      'one_time_codes_tenant_id_customer_id_fkey',
      'order_alerts_tenant_id_order_id_fkey',
      'order_events_tenant_id_order_id_fkey',
      'order_extras_tenant_id_order_id_fkey',
      'order_files_tenant_id_order_id_fkey',
      'order_files_tenant_id_source_upload_id_fkey',
      'order_items_tenant_id_logo_file_id_fkey',
      'order_items_tenant_id_order_id_fkey',
      'order_items_tenant_id_product_id_fkey',
      'order_items_tenant_id_roster_file_id_fkey',
      'order_items_tenant_id_roster_id_fkey',
      'order_items_tenant_id_variant_id_fkey',
      'orders_tenant_id_customer_id_fkey',
      'outbox_mails_tenant_id_order_id_fkey',
      'payments_tenant_id_order_id_fkey',
      'product_categories_tenant_id_category_id_fkey',
      'product_categories_tenant_id_product_id_fkey',
      'product_day_views_tenant_id_product_id_fkey',
      'product_listings_tenant_id_product_id_fkey',
      'product_pictures_tenant_id_product_id_fkey',
      'product_prices_tenant_id_product_id_fkey',
      'product_sales_tenant_id_product_id_fkey',
      'product_terms_tenant_id_product_id_fkey',
      'product_variants_tenant_id_product_id_fkey',
      'product_variants_tenant_id_product_id_stock_variant_id_fkey',
      'products_tenant_id_category_id_fkey',
      'refund_items_tenant_id_order_item_id_fkey',
      'refund_items_tenant_id_refund_id_fkey',
      'refunds_tenant_id_order_id_fkey',
      'refunds_tenant_id_payment_id_fkey',
      'related_products_tenant_id_product_id_fkey',
      'related_products_tenant_id_related_id_fkey',
      'rosters_tenant_id_product_id_fkey',
      'rosters_tenant_id_upload_id_fkey',
      'saved_teams_tenant_id_customer_id_fkey',
      'saved_teams_tenant_id_logo_upload_id_fkey',
      'saved_teams_tenant_id_product_id_fkey',
      'sessions_tenant_id_customer_id_fkey',
      'shipment_items_tenant_id_order_item_id_fkey',
      'shipment_items_tenant_id_shipment_id_fkey',
      'shipments_tenant_id_order_id_fkey',
      'stock_changes_tenant_id_order_id_fkey',
      'stock_changes_tenant_id_variant_id_fkey',
      'stock_holds_tenant_id_order_id_fkey',
      'stock_holds_tenant_id_variant_id_fkey',
      'tax_exempt_products_tenant_id_product_id_fkey',
      'uploads_tenant_id_order_file_id_fkey',
    ]);
    for (const { name, table, parent, columns } of composite) {
      const [, column = ''] = columns;
      const target = await idOfRow(parent, theirs.tenant);
      expect(target, name).toMatch(/^[0-9a-f-]{36}$/);
      const update = `UPDATE "${table}" SET "${column}" = $1::uuid`;
      const changed = tenantDb(ours.tenant, (db) => db.$executeRawUnsafe(update, target));
      // Most of these columns are immutable, and one may not change alone.
      await expect(changed, name).rejects.toThrow(/foreign key|permission denied|uploads_borrowed_check/i);

      const fresh = { ...ours, upload: randomUUID(), orderItem: randomUUID(), payment: randomUUID() };
      const row = tenantRows[table]?.row(fresh) ?? {};
      const other = BESIDE[name] ?? {};
      const copy = { ...row, ...('id' in row && { id: randomUUID() }), ...other, [column]: target };
      // No shop inserts into the ledger, so there the owner of the tables tries.
      const added =
        table === 'fee_entries'
          ? insertRow(database(), table, copy)
          : tenantDb(ours.tenant, (db) => insertRow(db, table, copy));
      await expect(added, name).rejects.toThrow(/foreign key/i);
    }
  });

  it('can refer to the same rows from their own tenant, so the refusals above are about the tenant', async () => {
    const fresh = { ...ours, orderItem: randomUUID() };
    for (const [table, { row }] of Object.entries(tenantRows).filter(([name]) =>
      /_items|order_events/.test(name),
    )) {
      expect(await tenantDb(ours.tenant, (db) => insertRow(db, table, row(fresh)))).toBe(1);
    }
  });
});
