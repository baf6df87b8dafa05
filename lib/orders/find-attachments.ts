import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import { findRosters } from '@/lib/rosters/rosters.queries';
import type { Attachments, TeamLine } from './team-order';

const isGiven = (id: string | undefined): id is string => id !== undefined;

/** The logos and rosters of this shop that lines refer to. What another shop has, or nobody, is left out. */
export async function findAttachments(
  db: Database,
  tenantId: string,
  lines: readonly TeamLine[],
): Promise<Attachments> {
  const logoIds = lines.map(({ logo_upload_id }) => logo_upload_id).filter(isGiven);
  const rosterIds = lines.map(({ roster_id }) => roster_id).filter(isGiven);
  const logos =
    logoIds.length === 0
      ? []
      : await db.upload.findMany({
          where: { tenantId, kind: 'logo', id: { in: logoIds }, completedAt: { not: null } },
          select: { id: true },
        });
  const rosters = rosterIds.length === 0 ? [] : await findRosters(db, tenantId, rosterIds);
  return {
    logoIds: new Set(logos.map(({ id }) => id)),
    rosters: new Map(rosters.map((roster) => [roster.id, roster])),
  };
}
