// Rosters that shoppers have saved and not ordered yet, and what their products ask for.
import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import { rosterTableInput } from './roster-input';
import type { RosterSettings } from './roster-settings';
import { readRosterSettings } from './roster-settings-input';
import type { RosterTable } from './roster-table';

export type FoundRoster = {
  id: string;
  productId: string;
  uploadId: string;
  /** The name of the file it came in. */
  name: string;
  /** Of the file, the columns and the rows. */
  sha256: string;
  /** Null for a file that is sent along unread. */
  table: RosterTable | null;
};

/** The rosters of these ids, in no order; those that the shop does not have, or whose file is going, are left out. */
export async function findRosters(
  db: Database,
  tenantId: string,
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
      columns: true,
      rows: true,
      upload: { select: { fileName: true } },
    },
  });
  return rows.map(({ upload, isParsed, columns, rows: cells, ...roster }) => ({
    ...roster,
    name: upload.fileName,
    table: isParsed ? rosterTableInput.parse({ columns, rows: cells }) : null,
  }));
}

/** The columns that a team product of the shop asks for; null if it is not sold, or not to teams. */
export async function findRosterSettings(
  db: Database,
  tenantId: string,
  productId: string,
): Promise<{ name: string; settings: RosterSettings } | null> {
  const product = await db.product.findFirst({
    where: { tenantId, id: productId, isActive: true, isTeamOrder: true },
    select: { name: true, rosterSettings: true },
  });
  return product && { name: product.name, settings: readRosterSettings(product.rosterSettings) };
}
