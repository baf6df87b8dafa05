import { after } from 'next/server';
import { accountFieldMessage, addressInput } from '@/lib/auth/customers/account-input';
import { askerOf } from '@/lib/auth/customers/asker';
import { admitCode } from '@/lib/auth/customers/customer-limits';
import { sendCode } from '@/lib/auth/customers/send-code';
import { limitRefusal, requesterFor, unreachable } from '@/lib/entry/account-answers';
import { apiAnswer } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { accountSignInSentences } from '@/lib/messages/en/shop/account-sign-in';
import type { requestCodeCall } from '@/lib/wire/account';
import type { AnswerTo } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof requestCodeCall>;

/** Sends a code for signing in. An existing account makes no difference: the first right code makes the account. */
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
    after(() => sendCode(tenant, { address, purpose: 'sign_in', requester, customerId: null }));
    const answer = apiAnswer({ sent: true } satisfies Answer);
    answer.headers.append('Set-Cookie', cookie);
    return answer;
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
