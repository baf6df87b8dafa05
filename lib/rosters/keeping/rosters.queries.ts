// Saved rosters that are not ordered yet, and the roster settings of their products.
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
  /** SHA-256 of file, columns and rows. */
  sha256: string;
  /** False for a file that is sent unread. */
  isParsed: boolean;
  /** The settings of its last check, and its summary by them; null if it was never checked. */
  settingsSha256: string | null;
  summary: RosterSummary | null;
  rowCount: number;
  byteSize: number;
};

/** The rosters with these ids, unordered; leaves out unknown ones, and those whose file is being deleted. */
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

/** The rows of a roster, and its file's name; null if the shop has none, or its file is being deleted. */
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

/** The roster settings of a team product; null if it is not sold, or not a team product. */
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
