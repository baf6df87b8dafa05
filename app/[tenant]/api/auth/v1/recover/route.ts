import { sendRecoveryCode } from '@/lib/auth/customers/recovery';
import { recoverBody } from '@/lib/auth/headless/headless-input';
import { requesterOfApp } from '@/lib/auth/headless/requester-of-app';
import { addressOf, codeSentInApp } from '@/lib/entry/headless/app-codes';
import { headlessHandler } from '@/lib/entry/headless/headless-handler';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/** Sends a recovery code if there is an account; neither answer nor time reveals that. */
export const POST = headlessHandler({
  schema: recoverBody,
  handle: (call) =>
    codeSentInApp(call, addressOf(call.body, { none: say.addressMissing }), (address) =>
      sendRecoveryCode(call.tenant, address, requesterOfApp(call.request.headers)),
    ),
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
