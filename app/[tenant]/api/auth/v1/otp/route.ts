import { otpBody } from '@/lib/auth/headless/headless-input';
import { requesterOfApp } from '@/lib/auth/headless/requester-of-app';
import { sendSignInCode } from '@/lib/auth/headless/send-codes';
import { addressOf, codeSentInApp } from '@/lib/entry/headless/app-codes';
import { headlessHandler } from '@/lib/entry/headless/headless-handler';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/**
 * Sends a sign-in code. With `create_user: false`, an address without an account gets none; the answer is the
 * same.
 */
export const POST = headlessHandler({
  schema: otpBody,
  handle(call) {
    const { tenant, body, request } = call;
    const requester = requesterOfApp(request.headers);
    const makesAccount = body.create_user !== false;
    return codeSentInApp(call, addressOf(body, { none: say.addressMissing }), (address) =>
      sendSignInCode(tenant, address, { requester, makesAccount }),
    );
  },
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
