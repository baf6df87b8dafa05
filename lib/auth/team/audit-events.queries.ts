import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { type AuditEvent, readAuditEvent } from './audit-event';

const PAGE_LENGTH = 50;

export type AuditEntry = { id: string; actorName: string; createdAt: Date; event: AuditEvent | null };

/** `newer` and `older` are the ids to ask on from; null at either end. */
export type AuditPage = { entries: AuditEntry[]; newer: string | null; older: string | null };

/** Where a page begins: behind or before an entry, or with null at the newest. */
export type AuditPlace = { side: 'older' | 'newer'; id: string } | null;

/** A page of what was changed in this shop, the newest first. From an entry of another shop there is nothing to see. */
export async function listAuditEvents(tenantId: TenantId, place: AuditPlace): Promise<AuditPage> {
  const isBackwards = place?.side === 'newer';
  const rows = await tenantDb(tenantId, (db) =>
    db.auditEvent.findMany({
      where: { tenantId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, kind: true, actorName: true, subject: true, detail: true, createdAt: true },
      ...(place !== null && { cursor: { tenantId_id: { tenantId, id: place.id } }, skip: 1 }),
      // One more than is shown tells whether there is more.
      take: isBackwards ? -(PAGE_LENGTH + 1) : PAGE_LENGTH + 1,
    }),
  );
  const hasMore = rows.length > PAGE_LENGTH;
  const shown = isBackwards ? rows.slice(hasMore ? 1 : 0) : rows.slice(0, PAGE_LENGTH);
  const isFirst = place === null || (isBackwards && !hasMore);
  const isLast = !isBackwards && !hasMore;
  return {
    entries: shown.map(({ id, actorName, createdAt, ...row }) => ({
      id,
      actorName,
      createdAt,
      event: readAuditEvent(row),
    })),
    newer: isFirst ? null : (shown[0]?.id ?? null),
    older: isLast ? null : (shown.at(-1)?.id ?? null),
  };
}
