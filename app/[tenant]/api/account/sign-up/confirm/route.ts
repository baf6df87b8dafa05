import { accountFieldMessage, codeInput } from '@/lib/auth/customers/account-input';
import { askerOf } from '@/lib/auth/customers/asker';
import { admitTry } from '@/lib/auth/customers/customer-limits';
import { confirmSignUp } from '@/lib/auth/customers/sign-up';
import { codeWrong, limitRefusal, requesterOf, signedInAnswer } from '@/lib/entry/account-answers';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { deviceOf } from '@/lib/limits/request-device';
import { accountSignInSentences } from '@/lib/messages/en/shop/account-sign-in';

/** Makes the requested account, or signs in to the existing one. */
export const POST = tenantHandler({
  failureMessage: accountSignInSentences.failed,
  schema: codeInput,
  fieldMessage: accountFieldMessage,
  async handle({ tenant, body: { address, code }, request: { headers } }) {
    const asker = await askerOf(tenant.id, address, headers);
    const admitted = await admitTry(asker);
    if (!admitted.ok) {
      return limitRefusal(admitted.error);
    }
    const proof = { address, code, requester: requesterOf(headers) };
    const signedIn = await confirmSignUp(tenant.id, proof, deviceOf(headers));
    return signedIn.ok ? signedInAnswer(asker, signedIn.value, headers) : codeWrong();
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
