import { accountFieldMessage, passwordInput } from '@/lib/auth/customers/account-input';
import { signInWithPassword } from '@/lib/auth/customers/sign-in-with-password';
import { signedInAnswer } from '@/lib/entry/account/account-answers';
import { triedBy } from '@/lib/entry/account/account-codes';
import { apiError } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { deviceOf } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';

/** Signs in with a password. The answer is the same for an unknown address and a wrong password. */
export const POST = tenantHandler({
  failureMessage: accountSignInSentences.failed,
  schema: passwordInput,
  fieldMessage: accountFieldMessage,
  async handle({ tenant, body: { address, password }, request: { headers } }) {
    const asker = await triedBy(tenant.id, address, headers);
    if (!asker.ok) {
      return asker.error;
    }
    const signedIn = await signInWithPassword(asker.value, password, deviceOf(headers));
    if (signedIn.ok) {
      return signedInAnswer(asker.value, signedIn.value, headers);
    }
    return signedIn.error === 'sign_in_busy'
      ? apiError('store_busy', { message: messages.auth.signInBusy })
      : apiError('credentials_wrong');
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
