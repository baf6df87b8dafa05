'use server';
import {
  invitationFieldMessage,
  invitationLinkInput,
  newMemberInput,
} from '@/lib/auth/team/invitation-input';
import { joinAsNew, joinAsVisitor, openInvitation as open } from '@/lib/auth/team/join-team';
import { tenantAction } from '@/lib/entry/tenant-action';
import { countTry } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { adminInvitationSentences as sentences } from '@/lib/messages/en/admin/invitation';
import { type Refusal, refused } from '@/lib/outcome';
import { err, ok, type Result } from '@/lib/result';

/** Counts opening and using a link, by network. Nobody can guess a token; this limits the cost of trying. */
async function admit(headers: Headers): Promise<Result<null, Refusal>> {
  const counted = await countTry([{ limit: 'invitationAddress', key: requestNetwork(headers) }]);
  return counted.ok ? counted : refused(messages.auth.tooManyAttempts(counted.error.minutes));
}

/** The invitation of a link, and how this visitor can accept it. */
export const openInvitation = tenantAction({
  schema: invitationLinkInput,
  fieldMessage: invitationFieldMessage,
  admit,
  async handle(tenant, { token }) {
    const opened = await open(tenant.id, token);
    return opened === null ? refused(sentences.invalid) : ok(opened);
  },
});

/** Accepts for the person who is signed in here, if the invitation is theirs. */
export const acceptAsVisitor = tenantAction({
  schema: invitationLinkInput,
  fieldMessage: invitationFieldMessage,
  admit,
  async handle(tenant, { token }) {
    return (await joinAsVisitor(tenant.id, token)).ok ? ok(null) : refused(sentences.invalid);
  },
});

/** Makes an account for the invited address, and makes it a member. The page signs in with it afterwards. */
export const acceptAsNew = tenantAction({
  schema: newMemberInput,
  fieldMessage: invitationFieldMessage,
  admit,
  async handle(tenant, input) {
    const joined = await joinAsNew(tenant, input);
    if (joined.ok) {
      return joined;
    }
    switch (joined.error.code) {
      case 'link_invalid':
        return refused(sentences.invalid);
      case 'has_account':
        return err({ code: 'refused', message: sentences.accountMeanwhile, fields: { account: 'exists' } });
      case 'too_many_attempts':
        return refused(messages.auth.tooManyAttempts(joined.error.minutes));
      case 'password_weak':
        return refused(messages.auth.passwordWeak, { password: joined.error.reasons.join(' ') });
    }
  },
});
