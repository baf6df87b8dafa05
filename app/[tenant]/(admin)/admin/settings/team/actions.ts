'use server';
import { refresh } from 'next/cache';
import { after } from 'next/server';
import { z } from 'zod';
import { type Admin, actorNameOf, requireRecentProof } from '@/lib/auth/admin';
import { removeMemberFactors, requireSecondFactor } from '@/lib/auth/factors/team-factors';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import * as invitations from '@/lib/auth/team/invitations.commands';
import * as team from '@/lib/auth/team/team.commands';
import {
  invitationInput,
  inviteInput,
  memberInput,
  refundLimitInput,
  roleChangeInput,
  teamFieldMessage,
} from '@/lib/auth/team/team-input';
import { adminAction } from '@/lib/entry/admin-action';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { factorSentences } from '@/lib/messages/en/factors';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { storeAddress } from '@/lib/tenants/hosts/store-address';

const options = { fieldMessage: teamFieldMessage, failureMessage: adminTeamSentences.failed };
/** For the most important actions. */
const proved = { ...options, admit: requireRecentProof };

const refusedIn = (error: keyof typeof adminTeamSentences.refusals) =>
  refused(adminTeamSentences.refusals[error]);

const inviterOf = async (admin: Admin) => ({
  actorId: admin.userId,
  actorName: actorNameOf(admin),
  storeUrl: await storeAddress(admin.tenant),
});

const refusalOf = (error: invitations.InviteError) =>
  error.code === 'too_many_mails'
    ? refused(adminTeamSentences.tooManyMails(error.minutes))
    : refusedIn(error.code);

/** Invites an address to the team. Does not reveal whether the address has an account. */
export const inviteMember = adminAction({
  ...proved,
  may: 'team.edit',
  schema: inviteInput,
  async handle(admin, input) {
    const email = input.email.toLowerCase();
    const invited = await invitations.inviteMember(admin.tenant, await inviterOf(admin), { ...input, email });
    refresh();
    if (!invited.ok) {
      return refusalOf(invited.error);
    }
    after(() => deliverAccountMails(admin.tenant.id, email));
    return ok({ email });
  },
});

/** Sends an invitation again with a new link; the old link is void. */
export const resendInvitation = adminAction({
  ...options,
  may: 'team.edit',
  schema: invitationInput,
  async handle(admin, { id }) {
    const sent = await invitations.resendInvitation(admin.tenant, await inviterOf(admin), id);
    refresh();
    if (!sent.ok) {
      return refusalOf(sent.error);
    }
    after(() => deliverAccountMails(admin.tenant.id, sent.value.email));
    return ok(sent.value);
  },
});

/** Revokes an invitation. */
export const revokeInvitation = adminAction({
  ...options,
  may: 'team.edit',
  schema: invitationInput,
  async handle({ tenant, userId }, { id }) {
    const revoked = await invitations.revokeInvitation(tenant.id, { actorId: userId, id });
    refresh();
    return revoked.ok ? revoked : refusedIn(revoked.error);
  },
});

/** Changes a member's role, from their next request on. */
export const changeMemberRole = adminAction({
  ...proved,
  may: 'team.edit',
  schema: roleChangeInput,
  async handle({ tenant, userId: actorId }, { user_id: userId, ...change }) {
    const changed = await team.changeMemberRole(tenant.id, { actorId, userId, ...change });
    refresh();
    return changed.ok ? changed : refusedIn(changed.error);
  },
});

/**
 * Removes a member and ends their sessions in this shop. Owners may remove themselves, except the last one.
 */
export const removeMember = adminAction({
  ...proved,
  may: 'team.edit',
  schema: memberInput,
  async handle({ tenant, userId: actorId }, { user_id: userId }) {
    const removed = await team.removeMember(tenant.id, { actorId, userId });
    if (userId !== actorId) {
      refresh();
    }
    return removed.ok ? removed : refusedIn(removed.error);
  },
});

/** Sets the most that order managers may refund of one order. */
export const saveRefundLimit = adminAction({
  ...proved,
  may: 'team.edit',
  schema: refundLimitInput,
  async handle({ tenant, userId: actorId }, { limit }) {
    const saved = await team.setRefundLimit(tenant.id, { actorId, limit });
    refresh();
    return saved.ok ? saved : refusedIn(saved.error);
  },
});

/** Sets whether the team needs a second factor. */
export const saveSecondFactorRule = adminAction({
  may: 'team.edit',
  failureMessage: adminTeamSentences.failed,
  admit: requireRecentProof,
  schema: z.object({ is_required: z.boolean() }),
  async handle(admin, { is_required: isRequired }) {
    const saved = await requireSecondFactor(admin.tenant.id, { actorId: admin.userId, isRequired });
    refresh();
    return saved.ok ? saved : refusedIn(saved.error);
  },
});

/** An owner's help for a member who has lost everything: deletes their second factor and notifies them. */
export const removeMemberSecondFactor = adminAction({
  ...proved,
  may: 'team.edit',
  schema: memberInput,
  async handle({ tenant, userId: actorId }, { user_id: userId }) {
    const removed = await removeMemberFactors(tenant.id, { actorId, userId });
    if (!removed.ok) {
      refresh();
      return refused(factorSentences.helpRefusals[removed.error]);
    }
    const { email } = removed.value;
    await oweSecurityNotice(tenant.id, email, { change: 'removed_by_owner', of: 'user' });
    after(() => deliverAccountMails(tenant.id, email));
    refresh();
    return ok(null);
  },
});
