import { accountFieldMessage, addressInput } from '@/lib/auth/customers/account-input';
import { sendRecoveryCode } from '@/lib/auth/customers/recovery';
import { codeSentAnswer } from '@/lib/entry/account/account-codes';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';

/** Sends a code for choosing a new password, if there is an account; neither the answer nor its time reveals that. */
export const POST = tenantHandler({
  failureMessage: accountSignInSentences.failed,
  schema: addressInput,
  fieldMessage: accountFieldMessage,
  handle: (call) =>
    codeSentAnswer(call, (requester) => sendRecoveryCode(call.tenant, call.body.address, requester)),
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
