import { after } from 'next/server';
import { accountFieldMessage, signUpInput } from '@/lib/auth/customers/account-input';
import { askerOf } from '@/lib/auth/customers/asker';
import { admitCode } from '@/lib/auth/customers/customer-limits';
import { customerPasswordProblems } from '@/lib/auth/customers/recovery';
import { sendSignUpCode } from '@/lib/auth/customers/sign-up';
import { limitRefusal, requesterFor, unreachable, weakPassword } from '@/lib/entry/account-answers';
import { apiAnswer } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { accountSignInSentences } from '@/lib/messages/en/shop/account-sign-in';
import type { signUpCall } from '@/lib/wire/account';
import type { AnswerTo } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof signUpCall>;

/** Requests an account with a password (specification §5). The answer does not reveal whether there is one already. */
export const POST = tenantHandler({
  failureMessage: accountSignInSentences.failed,
  schema: signUpInput,
  fieldMessage: accountFieldMessage,
  formMessage: () => accountSignInSentences.credentialsMissing,
  async handle({ tenant, body, request: { headers } }) {
    const { address, name, password } = body;
    const refusal = unreachable(address);
    if (refusal !== null) {
      return refusal;
    }
    // Before the password check, which can take half a second of CPU time.
    const admitted = await admitCode(await askerOf(tenant.id, address, headers));
    if (!admitted.ok) {
      return limitRefusal(admitted.error);
    }
    const reasons = customerPasswordProblems(tenant, address, name, password);
    if (reasons.length > 0) {
      return weakPassword(reasons);
    }
    const { requester, cookie } = requesterFor(headers);
    after(() => sendSignUpCode(tenant, body, requester));
    const answer = apiAnswer({ sent: true } satisfies Answer);
    answer.headers.append('Set-Cookie', cookie);
    return answer;
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
