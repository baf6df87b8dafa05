import { accountFieldMessage, addressInput } from '@/lib/auth/customers/account-input';
import { sendCode } from '@/lib/auth/customers/send-code';
import { codeSentAnswer } from '@/lib/entry/account/account-codes';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';

/** Sends a code for signing in. An existing account makes no difference: the first right code makes the account. */
export const POST = tenantHandler({
  failureMessage: accountSignInSentences.failed,
  schema: addressInput,
  fieldMessage: accountFieldMessage,
  handle: (call) =>
    codeSentAnswer(call, (requester) =>
      sendCode(call.tenant, {
        address: call.body.address,
        purpose: 'sign_in',
        requester,
        customerId: null,
      }),
    ),
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
