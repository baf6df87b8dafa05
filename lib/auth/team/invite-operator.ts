import 'server-only';
import { randomUUID } from 'node:crypto';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { invitationPath } from '@/lib/auth/mails/team-invitation';
import type { Database } from '@/lib/db/tenant-db';
import { err, ok, type Result } from '@/lib/result';
import { OPERATOR } from '@/lib/tenants/roles';
import type { Tenant } from '@/lib/tenants/tenant';
import { newInvitationLink } from './invitation-link';

/**
 * Invites an operator, and returns the link: the first operator has nobody who could invite them. `db` has
 * the rights of the tables' owner, which no running server has. The link is mailed too.
 */
export async function inviteOperator(
  db: Database,
  platform: Tenant,
  { email, inviterName, storeUrl }: { email: string; inviterName: string; storeUrl: string },
): Promise<Result<{ link: string; until: Date }, 'is_operator'>> {
  const where = { tenantId: platform.id, email, acceptedAt: null, revokedAt: null };
  const isMember = await db.tenantUser.count({ where: { tenantId: platform.id, user: { email } } });
  if (isMember > 0) {
    return err('is_operator');
  }
  await db.teamInvitation.updateMany({ where, data: { revokedAt: new Date() } });
  const link = newInvitationLink();
  const { id } = await db.teamInvitation.create({
    data: {
      tenantId: platform.id,
      id: randomUUID(),
      email,
      role: OPERATOR,
      tokenHash: link.hash,
      invitedByName: inviterName,
      expiresAt: link.until,
    },
  });
  await oweAccountMail(db, platform.id, {
    kind: 'team_invitation',
    recipient: email,
    subject: `${id}:${link.hash.slice(0, 16)}`,
    parameters: { token: link.token, role: OPERATOR, inviter: inviterName, storeUrl },
    expiresAt: link.until,
  });
  return ok({ link: new URL(invitationPath(link.token), storeUrl).href, until: link.until });
}
