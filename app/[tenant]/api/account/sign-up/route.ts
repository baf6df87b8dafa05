import { accountFieldMessage, signUpInput } from '@/lib/auth/customers/account-input';
import { customerPasswordProblems } from '@/lib/auth/customers/recovery';
import { sendSignUpCode } from '@/lib/auth/customers/sign-up';
import { weakPassword } from '@/lib/entry/account-answers';
import { codeSentAnswer } from '@/lib/entry/account-codes';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { accountSignInSentences } from '@/lib/messages/en/shop/account-sign-in';

/** Requests an account with a password (specification §5). The answer does not reveal whether there is one already. */
export const POST = tenantHandler({
  failureMessage: accountSignInSentences.failed,
  schema: signUpInput,
  fieldMessage: accountFieldMessage,
  formMessage: () => accountSignInSentences.credentialsMissing,
  handle(call) {
    const { tenant, body } = call;
    return codeSentAnswer(
      call,
      (requester) => sendSignUpCode(tenant, body, requester),
      // After the count, because the check can take half a second of CPU time.
      () => {
        const reasons = customerPasswordProblems(tenant, body.address, body.name, body.password);
        return reasons.length > 0 ? weakPassword(reasons) : null;
      },
    );
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
