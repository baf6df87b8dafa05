// Invitations to a shop's team. The link opens once, for seven days, in the shop that sent it, and for the account of the
// address that it was sent to; the database holds its hash only. The checks are in the database (migration `team`).
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { noteAudit } from '@/lib/auth/audit-log';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { platformDb } from '@/lib/db/platform-db';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { err, ok, type Result } from '@/lib/result';
import { ALL_ROLES, type Role } from '@/lib/tenants/roles';
import type { Tenant } from '@/lib/tenants/tenant';
import { hashOfToken, type InvitationLink, newInvitationLink } from './invitation-link';

const inviteAnswer = z.enum(['sent', 'denied', 'is_member', 'is_invited', 'too_many']);
const renewAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('sent'), address: z.string(), wanted: z.enum(ALL_ROLES) }),
  z.object({ outcome: z.enum(['denied', 'gone']) }),
]);
const revokeAnswer = z.enum(['revoked', 'denied', 'gone']);

export type InviteError =
  | { code: Exclude<z.output<typeof inviteAnswer>, 'sent'> | 'gone' }
  | { code: 'too_many_mails'; minutes: number };

/** An owner could else have strangers' mailboxes filled. `to`: the address, or the invitation that names it. */
const admitMail = (tenantId: TenantId, to: string) =>
  countTry([
    { limit: 'invitationMail', key: `${tenantId} ${to}` },
    { limit: 'invitationTenant', key: tenantId },
  ]);

/** Who invites: an owner, by name, and the shop's first page as their request found it. */
type Inviter = { actorId: string; actorName: string; storeUrl: string };

const oweInvitation = (
  db: Database,
  tenant: Tenant,
  inviter: Inviter,
  { id, email, role, link }: { id: string; email: string; role: Role; link: InvitationLink },
) =>
  oweAccountMail(db, tenant.id, {
    kind: 'team_invitation',
    recipient: email,
    // A link of its own each time; the function drops the mails of those before by the id.
    subject: `${id}:${link.hash.slice(0, 16)}`,
    parameters: { token: link.token, role, inviter: inviter.actorName, storeUrl: inviter.storeUrl },
    expiresAt: link.until,
  });

/** Invites an address, and owes it the mail, which leaves with `deliverAccountMails`. Says nothing of accounts. */
export async function inviteMember(
  tenant: Tenant,
  inviter: Inviter,
  { email, role }: { email: string; role: Role },
): Promise<Result<null, InviteError>> {
  const admitted = await admitMail(tenant.id, email);
  if (!admitted.ok) {
    return err({ code: 'too_many_mails', minutes: admitted.error.minutes });
  }
  const [id, link] = [randomUUID(), newInvitationLink()];
  return platformDb().$transaction(async (db) => {
    const [row] = await db.$queryRaw<{ answer: unknown }[]>`
      SELECT team_invite(${tenant.id}::uuid, ${inviter.actorId}::uuid, ${id}::uuid, ${email}, ${role}, ${link.hash},
        ${link.until}::timestamptz) AS answer`;
    const answer = inviteAnswer.parse(row?.answer);
    if (answer !== 'sent') {
      return err({ code: answer });
    }
    await oweInvitation(db, tenant, inviter, { id, email, role, link });
    return ok(null);
  });
}

/** Sends an invitation again with a new link, for another seven days; answers its address. The old link is void. */
export async function resendInvitation(
  tenant: Tenant,
  inviter: Inviter,
  id: string,
): Promise<Result<{ email: string }, InviteError>> {
  const admitted = await admitMail(tenant.id, id);
  if (!admitted.ok) {
    return err({ code: 'too_many_mails', minutes: admitted.error.minutes });
  }
  const link = newInvitationLink();
  return platformDb().$transaction(async (db) => {
    const [row] = await db.$queryRaw<unknown[]>`
      SELECT * FROM team_renew_invitation(${tenant.id}::uuid, ${inviter.actorId}::uuid, ${id}::uuid, ${link.hash},
        ${link.until}::timestamptz)`;
    const answer = renewAnswer.parse(row);
    if (answer.outcome !== 'sent') {
      return err({ code: answer.outcome });
    }
    await oweInvitation(db, tenant, inviter, { id, email: answer.address, role: answer.wanted, link });
    return ok({ email: answer.address });
  });
}

/** Takes an open invitation back. Its link opens nothing from then on. */
export async function revokeInvitation(
  tenantId: TenantId,
  { actorId, id }: { actorId: string; id: string },
): Promise<Result<null, 'denied' | 'gone'>> {
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT team_revoke_invitation(${tenantId}::uuid, ${actorId}::uuid, ${id}::uuid) AS answer`;
  const answer = revokeAnswer.parse(row?.answer);
  return answer === 'revoked' ? ok(null) : err(answer);
}

/** Makes somebody who has proved who they are a member, by the link. */
export async function acceptInvitation(
  tenantId: TenantId,
  token: string,
  userId: string,
): Promise<Result<null, 'link_invalid'>> {
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT team_accept(${tenantId}::uuid, ${hashOfToken(token)}, ${userId}::uuid) AS answer`;
  if (z.enum(['joined', 'invalid']).parse(row?.answer) === 'invalid') {
    return err('link_invalid');
  }
  noteAudit('auth.role_changed', { tenantId, userId, by: userId, from: null });
  return ok(null);
}

/** The same for somebody without an account, who gets one. `has_account` where there is one meanwhile: it stays as it is. */
export async function acceptInvitationAsNew(
  tenantId: TenantId,
  token: string,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<Result<{ userId: string }, 'link_invalid' | 'has_account'>> {
  const userId = randomUUID();
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT team_accept_as_new(${tenantId}::uuid, ${hashOfToken(token)}, ${userId}::uuid, ${name}, ${passwordHash}) AS answer`;
  const answer = z.enum(['joined', 'invalid', 'has_account']).parse(row?.answer);
  if (answer !== 'joined') {
    return err(answer === 'invalid' ? 'link_invalid' : answer);
  }
  noteAudit('auth.role_changed', { tenantId, userId, by: userId, from: null });
  return ok({ userId });
}

/** Deletes the invitations of all shops that ran out before then, whatever became of them. Answers how many. */
export const removeOldInvitations = (before: Date): Promise<number> =>
  platformDb().$executeRaw`DELETE FROM team_invitations WHERE expires_at < ${before}::timestamptz`;
