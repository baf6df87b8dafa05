// Invitations to a shop's team. The link works once, for seven days, in the shop that sent it, and for the
// account of its recipient; the database stores its hash only. The checks are in the database (migration
// `team`).
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
import { ALL_ROLES, type HeldRole } from '@/lib/tenants/roles';
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

/**
 * Limits the mails: otherwise an owner could flood strangers' mailboxes. `to`: the address, or the
 * invitation's id.
 */
const admitMail = (tenantId: TenantId, to: string) =>
  countTry([
    { limit: 'invitationMail', key: `${tenantId} ${to}` },
    { limit: 'invitationTenant', key: tenantId },
  ]);

/** The inviting owner, with name, and the shop's first page as seen by their request. */
type Inviter = { actorId: string; actorName: string; storeUrl: string };

const oweInvitation = (
  db: Database,
  tenant: Tenant,
  inviter: Inviter,
  { id, email, role, link }: { id: string; email: string; role: HeldRole; link: InvitationLink },
) =>
  oweAccountMail(db, tenant.id, {
    kind: 'team_invitation',
    recipient: email,
    // The subject is unique for each link. The database function finds the mails of earlier links by the id,
    // and deletes them.
    subject: `${id}:${link.hash.slice(0, 16)}`,
    parameters: { token: link.token, role, inviter: inviter.actorName, storeUrl: inviter.storeUrl },
    expiresAt: link.until,
  });

/**
 * Invites an address and queues the mail, which `deliverAccountMails` sends. Does not reveal whether the
 * address has an account.
 */
export async function inviteMember(
  tenant: Tenant,
  inviter: Inviter,
  { email, role }: { email: string; role: HeldRole },
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

/**
 * Replaces an invitation's link, restarts its seven days, and queues the mail. Returns its address. The old
 * link is void.
 */
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

/** Revokes an open invitation and its link. */
export async function revokeInvitation(
  tenantId: TenantId,
  { actorId, id }: { actorId: string; id: string },
): Promise<Result<null, 'denied' | 'gone'>> {
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT team_revoke_invitation(${tenantId}::uuid, ${actorId}::uuid, ${id}::uuid) AS answer`;
  const answer = revokeAnswer.parse(row?.answer);
  return answer === 'revoked' ? ok(null) : err(answer);
}

/** Makes a person who has proved their identity a member, by the link. */
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

/** The same with a new account. `has_account` if the address has one by now, which then stays unchanged. */
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

/** Deletes all shops' invitations that expired before this time, used or not. Returns the count. */
export const removeOldInvitations = (before: Date): Promise<number> =>
  platformDb().$executeRaw`DELETE FROM team_invitations WHERE expires_at < ${before}::timestamptz`;
