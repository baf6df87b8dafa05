// Saved rosters as rows. Never changed, and shared by all carts and unpaid orders that refer to them.
import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { rosterBytes } from '../reading/roster-bytes';
import type { RosterSummary, RosterTable } from '../roster-table';
import type { RosterSettings } from '../settings/roster-settings';
import { settingsFingerprint } from '../settings/settings-fingerprint';
import { storedColumns } from './stored-roster';

/** The most rosters of one file. Changing a saved roster makes a new one, and the cart drops the old one. */
const MOST_OF_UPLOAD = 20;

/** A roster with its summary by the settings that it passed; `table` is null for a file that is sent unread. */
export type RosterToKeep = {
  productId: string;
  uploadId: string;
  sha256: string;
  table: RosterTable | null;
  settings: RosterSettings;
  summary: RosterSummary;
};

/** The columns of a new row. Slow for long rosters, so call it outside of transactions. */
export function rosterColumns(roster: RosterToKeep): Omit<Prisma.RosterUncheckedCreateInput, 'tenantId'> {
  const { productId, uploadId, sha256, table, settings, summary } = roster;
  if (table === null) {
    return { productId, uploadId, sha256, isParsed: false, columns: [], rows: [] };
  }
  const sheet = storedColumns(settings, table);
  return {
    productId,
    uploadId,
    sha256,
    isParsed: true,
    columns: table.columns,
    rows: table.rows,
    sheetColumns: sheet,
    settingsSha256: settingsFingerprint(settings),
    summary,
    rowCount: table.rows.length,
    byteSize: rosterBytes(
      sheet.columns.map(({ label }) => label),
      table.rows,
    ),
  };
}

/** The id of the roster with this content and these settings; inserts one if there is none. */
export async function keepRoster(
  db: Database,
  tenantId: TenantId,
  columns: ReturnType<typeof rosterColumns>,
): Promise<string> {
  const { productId, uploadId, sha256, isParsed, settingsSha256 = null } = columns;
  const known = await db.roster.findFirst({
    where: { tenantId, productId: productId ?? null, uploadId, sha256, isParsed, settingsSha256 },
    select: { id: true },
  });
  if (known) {
    return known.id;
  }
  // Rosters of an order stay; they count for their sender's quota.
  const older = await db.roster.findMany({
    where: { tenantId, uploadId, orderItems: { none: {} } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: MOST_OF_UPLOAD - 1,
    select: { id: true },
  });
  await db.roster.deleteMany({
    where: { tenantId, id: { in: older.map(({ id: old }) => old) }, orderItems: { none: {} } },
  });
  const created = await db.roster.create({ data: { ...columns, tenantId }, select: { id: true } });
  return created.id;
}
