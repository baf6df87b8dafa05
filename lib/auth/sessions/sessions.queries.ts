import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isRole, type Role } from '@/lib/tenants/roles';
import { endOf } from './session-times';

const USE_IS_NEWS_AFTER = 60_000;
const MOST_SESSIONS = 100;

export type LiveSession = { userId: string; role: Role | null; accessExpiresAt: Date };

/**
 * A live session of this shop, with its person's current role here; null if it has ended. Records its use, at most
 * once a minute.
 */
export function findLiveSession(tenantId: TenantId, sessionId: string): Promise<LiveSession | null> {
  return tenantDb(tenantId, async (db) => {
    const now = new Date();
    const where = { tenantId_id: { tenantId, id: sessionId } };
    const row = await db.session.findUnique({ where });
    if (row === null || endOf(row) <= now.getTime()) {
      return null;
    }
    const { userId, accessExpiresAt } = row;
    const member = await db.tenantUser.findUnique({
      where: { tenantId_userId: { tenantId, userId } },
      select: { role: true },
    });
    if (now.getTime() - row.lastUsedAt.getTime() > USE_IS_NEWS_AFTER) {
      await db.session.updateMany({ where: { tenantId, id: sessionId }, data: { lastUsedAt: now } });
    }
    return { userId, accessExpiresAt, role: member && isRole(member.role) ? member.role : null };
  });
}

export type SessionView = {
  id: string;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
};

/** A person's sessions in this shop, the last used first, at most 100; `currentId` is marked. */
export async function listSessions(
  tenantId: TenantId,
  userId: string,
  currentId: string,
): Promise<SessionView[]> {
  const rows = await tenantDb(tenantId, (db) =>
    db.session.findMany({
      where: { tenantId, userId, expiresAt: { gt: new Date() } },
      select: { id: true, userAgent: true, address: true, createdAt: true, lastUsedAt: true },
      orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
      take: MOST_SESSIONS,
    }),
  );
  return rows.map((row) => ({ ...row, isCurrent: row.id === currentId }));
}
