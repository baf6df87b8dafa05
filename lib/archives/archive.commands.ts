// Asking for an archive, fetching it, and removing it when its time is over.
import 'server-only';
import { z } from 'zod';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { privateStore } from '@/lib/uploads/store/private-store';
import { ARCHIVE_LINK_LIFE, MOST_ARCHIVES_A_DAY } from './archive';

const answer = z.enum(['waiting', 'too_many', 'ending', 'denied']);

/**
 * Asks for an archive on behalf of an owner. While one is being made there is no second one. `storeUrl` is the shop's
 * address as the owner sees it, for the mail.
 */
export async function requestArchive(
  tenantId: TenantId,
  { actorId, storeUrl }: { actorId: string; storeUrl: string },
): Promise<Result<null, 'too_many' | 'ending' | 'denied'>> {
  // Not in the shop's scope, which inserts no archives: the function checks who asks, and counts.
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT shop_request_archive(${tenantId}::uuid, ${actorId}::uuid, ${storeUrl}, ${MOST_ARCHIVES_A_DAY}) AS answer`;
  const answered = answer.parse(row?.answer);
  return answered === 'waiting' ? ok(null) : err(answered);
}

/** An address that downloads an archive, for a few minutes. That it was asked for stays in the log. */
export async function archiveLink(
  { id: tenantId, slug }: Tenant,
  { actorId, archiveId, now = new Date() }: { actorId: string; archiveId: string; now?: Date },
): Promise<Result<{ url: string }, 'gone' | 'denied'>> {
  const found = await tenantDb(tenantId, (db) =>
    db.tenantArchive.findUnique({
      where: { tenantId_id: { tenantId, id: archiveId }, status: 'ready', expiresAt: { gt: now } },
      select: { objectKey: true, createdAt: true },
    }),
  );
  if (!found?.objectKey) {
    return err('gone');
  }
  // As above: the audit log takes no rows from a shop's scope.
  const [row] = await platformDb().$queryRaw<{ logged: boolean }[]>`
    SELECT shop_log_archive_fetched(${tenantId}::uuid, ${actorId}::uuid) AS logged`;
  if (!row?.logged) {
    return err('denied');
  }
  const url = await privateStore().signDownload(found.objectKey, {
    fileName: `${slug}-${found.createdAt.toISOString().slice(0, 10)}.zip`,
    contentType: 'application/zip',
    expiresAt: new Date(now.getTime() + ARCHIVE_LINK_LIFE),
  });
  return ok({ url });
}

/** Deletes an archive whose time is over: the file first, so that a crash leaves no file without a row. */
export async function removeArchive(tenantId: TenantId, id: string): Promise<void> {
  const found = await tenantDb(tenantId, (db) =>
    db.tenantArchive.findUnique({ where: { tenantId_id: { tenantId, id } }, select: { objectKey: true } }),
  );
  if (found?.objectKey) {
    await privateStore().delete(found.objectKey);
    await tenantStatement(tenantId, (db) =>
      db.tenantArchive.updateMany({
        where: { tenantId, id, status: 'ready' },
        data: { status: 'removed', objectKey: null },
      }),
    );
  }
}
