import 'server-only';
import { isForeignKeyViolation } from '@/lib/db/errors';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { removeEmptyRows } from '@/lib/rosters/edit-roster';
import { findRosterSettings } from '@/lib/rosters/keeping/rosters.queries';
import { storedColumns } from '@/lib/rosters/keeping/stored-roster';
import { normalizeTable } from '@/lib/rosters/normalize-cell';
import { rosterBytes } from '@/lib/rosters/reading/roster-bytes';
import type { RosterTable } from '@/lib/rosters/roster-table';
import { type OrderOwner, ownedOrders } from '../own/order-owner';
import { MOST_SAVED_BYTES, MOST_SAVED_TEAMS, type TeamSource } from './team-view';

export type SaveTeamError = 'product_unavailable' | 'upload_gone' | 'team_empty' | 'teams_full';

export type TeamToSave = {
  productId: string;
  name: string;
  table: RosterTable;
  logoUploadId: string | null;
};

/**
 * Keeps a team with the account: its people as they stand, finished or not, and its logo by reference. The same team
 * under the same name again is the one that is there. Refused above what one account keeps.
 */
export async function saveTeam(
  tenantId: TenantId,
  customerId: string,
  { productId, name, table, logoUploadId }: TeamToSave,
): Promise<Result<{ id: string }, SaveTeamError>> {
  const product = await tenantDb(tenantId, (db) => findRosterSettings(db, tenantId, productId));
  if (product === null) {
    return err('product_unavailable');
  }
  // Outside of the transaction: a long roster takes time.
  const kept = removeEmptyRows(normalizeTable(product.settings, table));
  if (kept.rows.length === 0) {
    return err('team_empty');
  }
  const { columns } = storedColumns(product.settings, kept);
  const byteSize = rosterBytes(
    columns.map(({ label }) => label),
    kept.rows,
  );
  const team = { customerId, name, columns: { columns }, rows: kept.rows, logoUploadId };
  try {
    return await tenantDb(tenantId, async (db) => {
      await lockCustomer(db, tenantId, customerId);
      const known = await db.savedTeam.findFirst({
        where: {
          ...{ tenantId, customerId, name, logoUploadId },
          columns: { equals: team.columns },
          rows: { equals: team.rows },
        },
        select: { id: true },
      });
      if (known) {
        return ok(known);
      }
      if (logoUploadId !== null && !(await isLogo(db, tenantId, logoUploadId))) {
        return err('upload_gone');
      }
      const { _count: count, _sum: sum } = await db.savedTeam.aggregate({
        where: { tenantId, customerId },
        _count: true,
        _sum: { byteSize: true },
      });
      if (count >= MOST_SAVED_TEAMS || (sum.byteSize ?? 0) + byteSize > MOST_SAVED_BYTES) {
        return err('teams_full');
      }
      const row = { ...team, tenantId, productId, byteSize, rowCount: kept.rows.length };
      return ok(await db.savedTeam.create({ data: row, select: { id: true } }));
    });
  } catch (error) {
    // The product or the logo was deleted in the meantime.
    if (isForeignKeyViolation(error)) {
      return err('upload_gone');
    }
    throw error;
  }
}

/** Requests of one account wait for each other, so that many at once do not slip past what it may keep. */
const lockCustomer = (db: Database, tenantId: TenantId, id: string) =>
  db.$queryRaw`
    SELECT 1 FROM customers WHERE tenant_id = ${tenantId}::uuid AND id = ${id}::uuid FOR NO KEY UPDATE`;

const isLogo = async (db: Database, tenantId: TenantId, id: string): Promise<boolean> => {
  // Locked against a sweep that is about to take it.
  const rows = await db.$queryRaw<object[]>`
    SELECT 1 FROM uploads
    WHERE tenant_id = ${tenantId}::uuid AND id = ${id}::uuid AND kind = 'logo' AND completed_at IS NOT NULL
    FOR KEY SHARE`;
  return rows.length === 1;
};

/**
 * Takes a team out of the account. A saved one is deleted, names and all. One of an order stays with the order for as
 * long as that needs it, and the account shows and opens it no more.
 */
export const removeTeam = (
  tenantId: TenantId,
  owner: OrderOwner,
  { source, id }: { source: TeamSource; id: string },
): Promise<Result<null, 'team_not_found'>> =>
  tenantDb(tenantId, async (db) => {
    const count =
      source === 'saved'
        ? (await db.savedTeam.deleteMany({ where: { tenantId, id, customerId: owner.customerId } })).count
        : await db.$executeRaw`
            UPDATE order_items i SET team_removed_at = now() FROM orders o
            WHERE i.tenant_id = ${tenantId}::uuid AND i.id = ${id}::uuid AND i.team_removed_at IS NULL
              AND o.tenant_id = i.tenant_id AND o.id = i.order_id AND ${ownedOrders(owner)}`;
    return count === 0 ? err('team_not_found') : ok(null);
  });
