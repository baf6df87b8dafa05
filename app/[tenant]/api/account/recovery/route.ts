import { after } from 'next/server';
import { accountFieldMessage, addressInput } from '@/lib/auth/customers/account-input';
import { askerOf } from '@/lib/auth/customers/asker';
import { admitCode } from '@/lib/auth/customers/customer-limits';
import { sendRecoveryCode } from '@/lib/auth/customers/recovery';
import { limitRefusal, requesterFor, unreachable } from '@/lib/entry/account-answers';
import { apiAnswer } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { accountSignInSentences } from '@/lib/messages/en/shop/account-sign-in';
import type { recoverCall } from '@/lib/wire/account';
import type { AnswerTo } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof recoverCall>;

/** Sends a code for choosing a new password, if there is an account; neither the answer nor its time reveals that. */
export const POST = tenantHandler({
  failureMessage: accountSignInSentences.failed,
  schema: addressInput,
  fieldMessage: accountFieldMessage,
  async handle({ tenant, body: { address }, request: { headers } }) {
    const refusal = unreachable(address);
    if (refusal !== null) {
      return refusal;
    }
    const admitted = await admitCode(await askerOf(tenant.id, address, headers));
    if (!admitted.ok) {
      return limitRefusal(admitted.error);
    }
    const { requester, cookie } = requesterFor(headers);
    after(() => sendRecoveryCode(tenant, address, requester));
    const answer = apiAnswer({ sent: true } satisfies Answer);
    answer.headers.append('Set-Cookie', cookie);
    return answer;
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
