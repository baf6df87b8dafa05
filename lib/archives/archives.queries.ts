import 'server-only';
import { z } from 'zod';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { ARCHIVE_STATUSES, type Archive } from './archive';

const status = z.enum(ARCHIVE_STATUSES);

/** The archives that a page lists. */
const MOST = 10;

/** The newest archives of a shop. */
export async function listArchives(tenantId: TenantId): Promise<Archive[]> {
  const found = await tenantStatement(tenantId, (db) =>
    db.tenantArchive.findMany({
      where: { tenantId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST,
    }),
  );
  return found.map((row) => ({
    id: row.id,
    status: status.parse(row.status),
    requestedBy: row.requestedByName,
    doneParts: row.doneParts,
    totalParts: row.totalParts,
    byteSize: row.byteSize === null ? null : Number(row.byteSize),
    missingFiles: row.missingFiles,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  }));
}
