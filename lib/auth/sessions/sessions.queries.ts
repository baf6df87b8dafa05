import 'server-only';
import { findActing } from '@/lib/auth/acting/acting.queries';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isRole, type Role } from '@/lib/tenants/roles';
import { type Person, personColumns } from './person';
import { endOf } from './session-times';

const USE_IS_NEWS_AFTER = 60_000;
const MOST_SESSIONS = 100;

export type LiveSession = {
  userId: string;
  role: Role | null;
  accessExpiresAt: Date;
  assuranceLevel: number;
  /** When the person last proved their identity. */
  provedAt: Date;
  /** Whether the shop requires a second factor of its team. */
  requiresSecondFactor: boolean;
};

/**
 * A staff member's session in this shop that has not ended, with the member's current role here, or that of an operator
 * who acts as the owner at this moment; null for any other. Records its use, once a minute.
 */
export async function findLiveSession(tenantId: TenantId, sessionId: string): Promise<LiveSession | null> {
  const session = await findSession(tenantId, sessionId);
  return session !== null && session.role === null
    ? { ...session, role: (await findActing(tenantId, session.userId))?.role ?? null }
    : session;
}

function findSession(tenantId: TenantId, sessionId: string): Promise<LiveSession | null> {
  return tenantDb(tenantId, async (db) => {
    const now = new Date();
    const where = { tenantId_id: { tenantId, id: sessionId } };
    const row = await db.session.findUnique({
      where,
      include: { tenant: { select: { requiresSecondFactor: true } } },
    });
    if (row === null || row.userId === null || endOf(row) <= now.getTime()) {
      return null;
    }
    const { userId, accessExpiresAt, assuranceLevel, provedAt } = row;
    const member = await db.tenantUser.findUnique({
      where: { tenantId_userId: { tenantId, userId } },
      select: { role: true },
    });
    if (now.getTime() - row.lastUsedAt.getTime() > USE_IS_NEWS_AFTER) {
      await db.session.updateMany({ where: { tenantId, id: sessionId }, data: { lastUsedAt: now } });
    }
    const role = member && isRole(member.role) ? member.role : null;
    const { requiresSecondFactor } = row.tenant;
    return { userId, accessExpiresAt, assuranceLevel, provedAt, role, requiresSecondFactor };
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

export type LiveCustomerSession = {
  customer: CustomerFacts;
  accessExpiresAt: Date;
  assuranceLevel: number;
  /** The methods by which the customer proved their identity (RFC 8176). */
  methods: string[];
  provedAt: Date;
  /** Whether the customer has a second factor; then every session needs it. */
  hasFactor: boolean;
};

/** The customer's data for a page. */
export type CustomerFacts = {
  id: string;
  email: string | null;
  emailVerifiedAt: Date | null;
  phone: string | null;
  phoneVerifiedAt: Date | null;
  name: string;
  createdAt: Date;
  updatedAt: Date;
  lastSignedInAt: Date | null;
};

const customerColumns = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  phone: true,
  phoneVerifiedAt: true,
  name: true,
  createdAt: true,
  updatedAt: true,
  lastSignedInAt: true,
} as const;

/** The same for a customer of this shop. */
export function findLiveCustomerSession(
  tenantId: TenantId,
  sessionId: string,
): Promise<LiveCustomerSession | null> {
  return tenantDb(tenantId, async (db) => {
    const now = new Date();
    const row = await db.session.findUnique({
      where: { tenantId_id: { tenantId, id: sessionId } },
      include: {
        customer: {
          select: {
            ...customerColumns,
            factors: { where: { confirmedAt: { not: null } }, select: { id: true }, take: 1 },
          },
        },
      },
    });
    if (row === null || row.customer === null || endOf(row) <= now.getTime()) {
      return null;
    }
    if (now.getTime() - row.lastUsedAt.getTime() > USE_IS_NEWS_AFTER) {
      await db.session.updateMany({ where: { tenantId, id: sessionId }, data: { lastUsedAt: now } });
    }
    const { accessExpiresAt, assuranceLevel, methods, provedAt } = row;
    const { factors, ...customer } = row.customer;
    const hasFactor = factors.length > 0;
    return { customer, accessExpiresAt, assuranceLevel, methods, provedAt, hasFactor };
  });
}

/** A person's sessions in this shop, the last used first; `currentId` is marked. At most 100. */
export async function listSessions(
  tenantId: TenantId,
  person: Person,
  currentId: string,
): Promise<SessionView[]> {
  const rows = await tenantStatement(tenantId, (db) =>
    db.session.findMany({
      where: { tenantId, ...personColumns(person), expiresAt: { gt: new Date() } },
      select: { id: true, userAgent: true, address: true, createdAt: true, lastUsedAt: true },
      orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
      take: MOST_SESSIONS,
    }),
  );
  return rows.map((row) => ({ ...row, isCurrent: row.id === currentId }));
}

/**
 * The methods by which the session's person has proved their identity (RFC 8176); null without such a
 * session.
 */
export async function methodsOf(
  tenantId: TenantId,
  person: Person,
  sessionId: string,
): Promise<string[] | null> {
  const row = await tenantStatement(tenantId, (db) =>
    db.session.findFirst({
      where: { tenantId, id: sessionId, ...personColumns(person) },
      select: { methods: true },
    }),
  );
  return row?.methods ?? null;
}
