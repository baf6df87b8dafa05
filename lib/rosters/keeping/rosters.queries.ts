// Rosters that shoppers have saved and not ordered yet, and what their products ask for.
import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { rosterTableInput } from '../roster-input';
import { readSummary } from '../roster-summary';
import type { RosterSummary, RosterTable } from '../roster-table';
import type { RosterSettings } from '../settings/roster-settings';
import { readRosterSettings } from '../settings/roster-settings-input';

/** A saved roster without its rows. */
export type FoundRoster = {
  id: string;
  productId: string | null;
  uploadId: string;
  /** Of the file, the columns and the rows. */
  sha256: string;
  /** False for a file that is sent along unread. */
  isParsed: boolean;
  /** By which settings it was checked last, and what it comes to by them; null for one that was not. */
  settingsSha256: string | null;
  summary: RosterSummary | null;
  rowCount: number;
  byteSize: number;
};

/** The rosters of these ids, in no order; those that the shop does not have, or whose file is going, are left out. */
export async function findRosters(
  db: Database,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<FoundRoster[]> {
  const rows = await db.roster.findMany({
    where: { tenantId, id: { in: [...ids] }, upload: { completedAt: { not: null } } },
    select: {
      id: true,
      productId: true,
      uploadId: true,
      sha256: true,
      isParsed: true,
      settingsSha256: true,
      summary: true,
      rowCount: true,
      byteSize: true,
    },
  });
  return rows.map(({ summary, ...roster }) => ({ ...roster, summary: readSummary(summary) }));
}

/** The rows of a roster, and the name of the file it came in; null if the shop has none, or its file is going. */
export async function findRosterTable(
  db: Database,
  tenantId: TenantId,
  id: string,
): Promise<{ productId: string | null; uploadId: string; name: string; table: RosterTable | null } | null> {
  const row = await db.roster.findFirst({
    where: { tenantId, id, upload: { completedAt: { not: null } } },
    select: {
      productId: true,
      uploadId: true,
      isParsed: true,
      columns: true,
      rows: true,
      upload: { select: { fileName: true } },
    },
  });
  return (
    row && {
      productId: row.productId,
      uploadId: row.uploadId,
      name: row.upload.fileName,
      table: row.isParsed ? rosterTableInput.parse({ columns: row.columns, rows: row.rows }) : null,
    }
  );
}

/** The columns that a team product of the shop asks for; null if it is not sold, or not to teams. */
export async function findRosterSettings(
  db: Database,
  tenantId: TenantId,
  productId: string,
): Promise<{ name: string; settings: RosterSettings } | null> {
  const product = await db.product.findFirst({
    where: { tenantId, id: productId, isActive: true, isTeamOrder: true },
    select: { name: true, rosterSettings: true },
  });
  return product && { name: product.name, settings: readRosterSettings(product.rosterSettings) };
}
