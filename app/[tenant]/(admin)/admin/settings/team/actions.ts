'use server';
import { refresh } from 'next/cache';
import { after } from 'next/server';
import { type Admin, actorNameOf } from '@/lib/auth/admin';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
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
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { storeAddress } from '@/lib/tenants/hosts/store-address';

const options = { fieldMessage: teamFieldMessage, failureMessage: adminTeamSentences.failed };

const inviterOf = async (admin: Admin) => ({
  actorId: admin.userId,
  actorName: actorNameOf(admin),
  storeUrl: await storeAddress(admin.tenant),
});

const refusalOf = (error: invitations.InviteError) =>
  refused(
    error.code === 'too_many_mails'
      ? adminTeamSentences.tooManyMails(error.minutes)
      : adminTeamSentences.refusals[error.code],
  );

/** Invites an address to the team. The answer says nothing of accounts. */
export const inviteMember = adminAction({
  ...options,
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

/** Sends an invitation again, with a new link; the old one opens nothing any more. */
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

/** Takes an invitation back. */
export const revokeInvitation = adminAction({
  ...options,
  may: 'team.edit',
  schema: invitationInput,
  async handle({ tenant, userId }, { id }) {
    const revoked = await invitations.revokeInvitation(tenant.id, { actorId: userId, id });
    refresh();
    return revoked.ok ? revoked : refused(adminTeamSentences.refusals[revoked.error]);
  },
});

/** Gives a member another role, which counts from their next request on. */
export const changeMemberRole = adminAction({
  ...options,
  may: 'team.edit',
  schema: roleChangeInput,
  async handle({ tenant, userId: actorId }, { user_id: userId, ...change }) {
    const changed = await team.changeMemberRole(tenant.id, { actorId, userId, ...change });
    refresh();
    return changed.ok ? changed : refused(adminTeamSentences.refusals[changed.error]);
  },
});

/** Takes somebody out of the team, who is signed out of this shop with it. An owner may leave so, unless they are the last. */
export const removeMember = adminAction({
  ...options,
  may: 'team.edit',
  schema: memberInput,
  async handle({ tenant, userId: actorId }, { user_id: userId }) {
    const removed = await team.removeMember(tenant.id, { actorId, userId });
    if (userId !== actorId) {
      refresh();
    }
    return removed.ok ? removed : refused(adminTeamSentences.refusals[removed.error]);
  },
});

/** Sets what order managers may refund of one order. */
export const saveRefundLimit = adminAction({
  ...options,
  may: 'team.edit',
  schema: refundLimitInput,
  async handle({ tenant, userId: actorId }, { limit }) {
    const saved = await team.setRefundLimit(tenant.id, { actorId, limit });
    refresh();
    return saved.ok ? saved : refused(adminTeamSentences.refusals[saved.error]);
  },
});
