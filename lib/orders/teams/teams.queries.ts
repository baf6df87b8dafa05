// The teams of a signed-in shopper. Live, never cached.
import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { readSavedRoster, readStoredRoster } from '@/lib/rosters/keeping/stored-roster';
import type { RosterSheet } from '@/lib/rosters/roster-sheet';
import { type OrderOwner, ownedOrders } from '../own/order-owner';
import { MOST_SAVED_TEAMS, type TeamSource, type TeamView } from './team-view';

/** Teams of orders that are listed, the latest first. */
const MOST_ORDERED_TEAMS = 100;

/** All teams of a shopper: those that they saved, then those of their paid orders; both the latest first. */
export const listTeams = (tenantId: TenantId, owner: OrderOwner): Promise<TeamView[]> =>
  tenantDb(tenantId, async (db) => [
    ...(await listSaved(db, tenantId, owner)),
    ...(await listOrdered(db, tenantId, owner)),
  ]);

async function listSaved(db: Database, tenantId: TenantId, owner: OrderOwner): Promise<TeamView[]> {
  const rows = await db.savedTeam.findMany({
    where: { tenantId, customerId: owner.customerId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_SAVED_TEAMS,
    select: {
      id: true,
      name: true,
      rowCount: true,
      createdAt: true,
      product: { select: { id: true, imageUrl: true, isActive: true, isTeamOrder: true } },
      logoUpload: { select: { fileName: true, completedAt: true } },
    },
  });
  return rows.map(({ id, name, rowCount, createdAt, product, logoUpload }) => ({
    source: 'saved',
    id,
    name,
    imageUrl: product?.imageUrl ?? null,
    orderNumber: null,
    createdAt,
    people: rowCount,
    logoName: logoUpload?.completedAt ? logoUpload.fileName : null,
    productId: product?.isActive && product.isTeamOrder ? product.id : null,
  }));
}

const listOrdered = async (db: Database, tenantId: TenantId, owner: OrderOwner): Promise<TeamView[]> =>
  db.$queryRaw<TeamView[]>`
    SELECT 'order' AS source, i.id::text AS id, i.product_name AS name, i.product_image_url AS "imageUrl",
      o.order_number AS "orderNumber", o.created_at AS "createdAt",
      CASE WHEN jsonb_typeof(i.roster_data) = 'array' THEN jsonb_array_length(i.roster_data) ELSE 0 END AS people,
      f.file_name AS "logoName", p.id::text AS "productId"
    FROM orders o
    JOIN order_items i ON i.tenant_id = o.tenant_id AND i.order_id = o.id
    LEFT JOIN order_files f ON f.tenant_id = i.tenant_id AND f.id = i.logo_file_id
    LEFT JOIN products p ON p.tenant_id = i.tenant_id AND p.id = i.product_id AND p.is_active AND p.is_team_order
    WHERE o.tenant_id = ${tenantId}::uuid AND ${ownedOrders(owner)} AND o.paid_at IS NOT NULL
      AND i.team_removed_at IS NULL
      AND (f.id IS NOT NULL OR (jsonb_typeof(i.roster_data) = 'array' AND i.roster_data <> '[]'))
    ORDER BY o.created_at DESC, o.id DESC, i.position LIMIT ${MOST_ORDERED_TEAMS}`;

/** A team with its people and its logo. */
export type FoundTeam = {
  name: string;
  /** Null for a logo alone. */
  sheet: RosterSheet | null;
  /** The order's file, or the upload that was saved with it. */
  logo: { fileId: string } | { uploadId: string; name: string; sha256: string } | null;
};

/** A team of this shopper; null for any other, and for one that they removed. */
export const findTeam = (
  tenantId: TenantId,
  owner: OrderOwner,
  team: { source: TeamSource; id: string },
): Promise<FoundTeam | null> =>
  tenantDb(tenantId, (db) =>
    team.source === 'saved'
      ? findSaved(db, tenantId, owner, team.id)
      : findOrdered(db, tenantId, owner, team.id),
  );

async function findSaved(
  db: Database,
  tenantId: TenantId,
  owner: OrderOwner,
  id: string,
): Promise<FoundTeam | null> {
  const row = await db.savedTeam.findFirst({
    where: { tenantId, id, customerId: owner.customerId },
    select: {
      name: true,
      columns: true,
      rows: true,
      logoUpload: { select: { id: true, fileName: true, sha256: true, completedAt: true } },
    },
  });
  const logo = row?.logoUpload;
  return (
    row && {
      name: row.name,
      sheet: readSavedRoster(row.rows, row.columns),
      logo:
        logo?.completedAt && logo.sha256 !== null
          ? { uploadId: logo.id, name: logo.fileName, sha256: logo.sha256 }
          : null,
    }
  );
}

async function findOrdered(
  db: Database,
  tenantId: TenantId,
  owner: OrderOwner,
  id: string,
): Promise<FoundTeam | null> {
  const [row] = await db.$queryRaw<
    { name: string; rosterData: unknown; rosterColumns: unknown; fileId: string | null }[]
  >`
    SELECT i.product_name AS name, i.roster_data AS "rosterData", i.roster_columns AS "rosterColumns",
      i.logo_file_id::text AS "fileId"
    FROM order_items i JOIN orders o ON o.tenant_id = i.tenant_id AND o.id = i.order_id
    WHERE i.tenant_id = ${tenantId}::uuid AND i.id = ${id}::uuid AND ${ownedOrders(owner)}
      AND o.paid_at IS NOT NULL AND i.team_removed_at IS NULL`;
  return row === undefined
    ? null
    : {
        name: row.name,
        sheet: readStoredRoster(row.rosterData, row.rosterColumns),
        logo: row.fileId === null ? null : { fileId: row.fileId },
      };
}
