import { accountFieldMessage, signUpInput } from '@/lib/auth/customers/account-input';
import { laneOf } from '@/lib/auth/customers/customer-limits';
import { customerPasswordProblems } from '@/lib/auth/customers/recovery';
import { sendSignUpCode } from '@/lib/auth/customers/sign-up';
import { hashPasswordIn } from '@/lib/auth/passwords/passwords';
import { weakPassword } from '@/lib/entry/account/account-answers';
import { codeSentAnswer } from '@/lib/entry/account/account-codes';
import { apiError } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { messages } from '@/lib/messages';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';

/** Requests an account with a password (specification §5). The answer does not reveal whether there is one already. */
export const POST = tenantHandler({
  failureMessage: accountSignInSentences.failed,
  schema: signUpInput,
  fieldMessage: accountFieldMessage,
  formMessage: () => accountSignInSentences.credentialsMissing,
  handle(call) {
    const { tenant, body } = call;
    let passwordHash = '';
    return codeSentAnswer(
      call,
      (requester) => sendSignUpCode(tenant, { ...body, passwordHash }, requester),
      // After the count, because the check can take half a second of CPU time.
      async (asker) => {
        const reasons = customerPasswordProblems(tenant, body.address, body.name, body.password);
        if (reasons.length > 0) {
          return weakPassword(reasons);
        }
        // Before the answer, which says that the server is busy; hashed for every address, with or without an account.
        const hashed = await hashPasswordIn(laneOf(asker), body.password);
        if (!hashed.ok) {
          return apiError('store_busy', { message: messages.auth.signInBusy });
        }
        passwordHash = hashed.value;
        return null;
      },
    );
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
