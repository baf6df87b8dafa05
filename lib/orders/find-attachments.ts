import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import { findRosters } from '@/lib/rosters/rosters.queries';
import type { Attachments, TeamLine } from './team-order';

/** The most rows that the rosters of one cart or order can have together, each line's counted. */
const MOST_ORDERED_ROWS = 10_000;

const isGiven = (id: string | undefined): id is string => id !== undefined;

/** The logos and rosters of this shop that lines refer to. What another shop has, or nobody, is left out. */
export async function findAttachments(
  db: Database,
  tenantId: string,
  lines: readonly TeamLine[],
): Promise<Attachments> {
  const logoIds = lines.map(({ logo_upload_id }) => logo_upload_id).filter(isGiven);
  const logos =
    logoIds.length === 0
      ? []
      : await db.upload.findMany({
          where: { tenantId, kind: 'logo', id: { in: logoIds }, completedAt: { not: null } },
          select: { id: true },
        });
  const rosterIds = lines.map(({ roster_id }) => roster_id?.toLowerCase()).filter(isGiven);
  const { fitting, tooMany } = await splitByRows(db, tenantId, rosterIds);
  const rosters = fitting.length === 0 ? [] : await findRosters(db, tenantId, fitting);
  return {
    logoIds: new Set(logos.map(({ id }) => id)),
    rosters: new Map(rosters.map((roster) => [roster.id, roster])),
    tooManyRows: new Set(tooMany),
  };
}

/** Which rosters fit into one order, asked of the database before any of them is loaded. */
async function splitByRows(db: Database, tenantId: string, rosterIds: readonly string[]) {
  if (rosterIds.length === 0) {
    return { fitting: [], tooMany: [] };
  }
  const counted = await db.$queryRaw<{ id: string; rows: number }[]>`
    SELECT id::text, jsonb_array_length("rows") AS "rows" FROM rosters
    WHERE tenant_id = ${tenantId}::uuid AND id = ANY(${[...new Set(rosterIds)]}::uuid[])`;
  const rowsOf = new Map(counted.map(({ id, rows }) => [id, rows]));
  const [fitting, tooMany]: [string[], string[]] = [[], []];
  let rows = 0;
  for (const id of rosterIds) {
    rows += rowsOf.get(id) ?? 0;
    (rows > MOST_ORDERED_ROWS ? tooMany : fitting).push(id);
  }
  return { fitting, tooMany };
}
