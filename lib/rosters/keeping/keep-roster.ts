// Saved rosters as rows. Written once, shared by every cart and every unpaid order that names them.
import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { rosterBytes } from '../reading/roster-bytes';
import type { RosterSummary, RosterTable } from '../roster-table';
import type { RosterSettings } from '../settings/roster-settings';
import { settingsFingerprint } from '../settings/settings-fingerprint';
import { storedColumns } from './stored-roster';

/** Of one file. Whoever changes a saved roster makes another one, and the cart forgets the first. */
const MOST_OF_UPLOAD = 20;

/** A roster with what it comes to by the settings that it passed; `table` is null for one that is unread. */
export type RosterToKeep = {
  productId: string;
  uploadId: string;
  sha256: string;
  table: RosterTable | null;
  settings: RosterSettings;
  summary: RosterSummary;
};

/** The columns of a new row. Costs time with the length of the roster, so call it outside of transactions. */
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

/** The id of the roster with this content and these settings: the one that is there, or a new one. */
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
  // Those that an order refers to stay; they count in their sender's quota.
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
