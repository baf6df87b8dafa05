import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { type AuditEvent, readAuditEvent } from './audit-event';

const PAGE_LENGTH = 50;

export type AuditEntry = { id: string; actorName: string; createdAt: Date; event: AuditEvent | null };

/** `newer` and `older` are the cursors of the next pages; null at either end. */
export type AuditPage = { entries: AuditEntry[]; newer: string | null; older: string | null };

/** The cursor of a page: after or before an entry; null for the newest page. */
export type AuditPlace = { side: 'older' | 'newer'; id: string } | null;

/** One page of this shop's audit log, newest first. The cursor of another shop's entry finds nothing. */
export async function listAuditEvents(tenantId: TenantId, place: AuditPlace): Promise<AuditPage> {
  const isBackwards = place?.side === 'newer';
  const rows = await tenantStatement(tenantId, (db) =>
    db.auditEvent.findMany({
      where: { tenantId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, kind: true, actorName: true, subject: true, detail: true, createdAt: true },
      ...(place !== null && { cursor: { tenantId_id: { tenantId, id: place.id } }, skip: 1 }),
      // Reads one more than it shows, to see whether there is another page.
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
