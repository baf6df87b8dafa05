import { accountFieldMessage, recoveryInput } from '@/lib/auth/customers/account-input';
import { completeRecovery } from '@/lib/auth/customers/recovery';
import { codeWrong, requesterOf, signedInAnswer, weakPassword } from '@/lib/entry/account/account-answers';
import { triedBy } from '@/lib/entry/account/account-codes';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { deviceOf } from '@/lib/limits/request-device';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';

/** Sets a new password with the code that was sent, ends all other sessions, and signs in. */
export const POST = tenantHandler({
  failureMessage: accountSignInSentences.failed,
  schema: recoveryInput,
  fieldMessage: accountFieldMessage,
  async handle({ tenant, body, request: { headers } }) {
    const asker = await triedBy(tenant.id, body.address, headers);
    if (!asker.ok) {
      return asker.error;
    }
    const proof = { ...body, requester: requesterOf(headers) };
    const recovered = await completeRecovery(tenant, proof, deviceOf(headers));
    if (recovered.ok) {
      return signedInAnswer(asker.value, recovered.value, headers);
    }
    return recovered.error.code === 'code_wrong' ? codeWrong() : weakPassword(recovered.error.reasons);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
