// The members of a shop, and its open invitations.
import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { type Cents, cents } from '@/lib/money/cents';
import { isRole, type Role } from '@/lib/tenants/roles';
import { readShopState, type ShopState } from '@/lib/tenants/state/shop-state';
import { type InvitationState, invitationState } from './invitation-rules';

/** Far more than a craft business has. */
const MOST_SHOWN = 200;

export type Member = { userId: string; name: string; email: string; role: Role; since: Date };

/** The members of a shop, in the order in which they joined. */
export async function listMembers(tenantId: TenantId): Promise<Member[]> {
  // People belong to the platform; a shop's scope cannot read them.
  const rows = await platformDb().tenantUser.findMany({
    where: { tenantId },
    select: { userId: true, role: true, createdAt: true, user: { select: { name: true, email: true } } },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    take: MOST_SHOWN,
  });
  return rows.flatMap(({ userId, role, createdAt, user }) =>
    isRole(role) ? [{ userId, role, since: createdAt, ...user }] : [],
  );
}

export type InvitationView = {
  id: string;
  email: string;
  role: Role;
  invitedByName: string;
  sentAt: Date;
  expiresAt: Date;
  state: Exclude<InvitationState, 'accepted'>;
};

/** All invitations that nobody has accepted, newest first. */
export async function listInvitations(tenantId: TenantId, now = new Date()): Promise<InvitationView[]> {
  const rows = await tenantStatement(tenantId, (db) =>
    db.teamInvitation.findMany({
      where: { tenantId, acceptedAt: null },
      omit: { tokenHash: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_SHOWN,
    }),
  );
  return rows.flatMap(({ id, email, role, invitedByName, sentAt, expiresAt, ...ends }) => {
    const state = invitationState({ expiresAt, ...ends }, now);
    return isRole(role) && state !== 'accepted'
      ? [{ id, email, role, invitedByName, sentAt, expiresAt, state }]
      : [];
  });
}

/** The most that an order manager may refund of one order; null for nothing. */
export async function getRefundLimit(tenantId: TenantId): Promise<Cents | null> {
  const { refundLimitCents } = await tenantDb(tenantId, (db) =>
    db.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { refundLimitCents: true } }),
  );
  return refundLimitCents === null ? null : cents(refundLimitCents);
}

export type ShopOfPerson = {
  id: TenantId;
  name: string;
  slug: string;
  customDomain: string | null;
  role: Role;
  state: ShopState;
};

/** The shops that a person works in, by name. */
export async function listShopsOfPerson(userId: string): Promise<ShopOfPerson[]> {
  // Across tenants: the question is about all shops.
  const rows = await platformDb().tenantUser.findMany({
    where: { userId, tenant: { kind: 'shop' } },
    select: {
      role: true,
      tenant: { select: { id: true, name: true, slug: true, customDomain: true, state: true } },
    },
    orderBy: [{ tenant: { name: 'asc' } }, { tenantId: 'asc' }],
    take: MOST_SHOWN,
  });
  return rows.flatMap(({ role, tenant: { state, ...tenant } }) =>
    isRole(role) ? [{ ...tenant, role, state: readShopState(state) }] : [],
  );
}
