import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';
import { isRole, type Role } from '@/lib/tenants/roles';
import { hashOfToken } from './invitation-link';

export type OpenInvitation = {
  id: string;
  email: string;
  role: Role;
  /** The account of the address, if any. Only for a visitor who has the link. */
  userId: string | null;
};

/**
 * The open invitation of a link in this shop; null for a link that is wrong, used, revoked, expired or of
 * another shop.
 */
export async function findOpenInvitation(tenantId: TenantId, token: string): Promise<OpenInvitation | null> {
  // Not in the shop's scope, which may not read the hash; accounts belong to the platform.
  const row = await platformDb().teamInvitation.findFirst({
    where: {
      tenantId,
      tokenHash: hashOfToken(token),
      acceptedAt: null,
      revokedAt: null,
      expiresAt: { gt: new Date() },
    },
    select: { id: true, email: true, role: true },
  });
  if (row === null || !isRole(row.role)) {
    return null;
  }
  const { id, email, role } = row;
  const user = await platformDb().user.findUnique({ where: { email }, select: { id: true } });
  return { id, email, role, userId: user?.id ?? null };
}
