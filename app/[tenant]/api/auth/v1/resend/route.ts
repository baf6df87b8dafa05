import { resendBody } from '@/lib/auth/headless/headless-input';
import { requesterOfApp } from '@/lib/auth/headless/requester-of-app';
import { isResendType, sendCodeAgain } from '@/lib/auth/headless/send-codes';
import { addressOf, codeSentInApp } from '@/lib/entry/headless/app-codes';
import { headlessHandler } from '@/lib/entry/headless/headless-handler';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/**
 * Replaces a code that this app requested, and sends the new one. The answer does not reveal whether there
 * was one.
 */
export const POST = headlessHandler({
  schema: resendBody,
  async handle(call) {
    const { tenant, body, request } = call;
    const { type } = body;
    if (!isResendType(type)) {
      return { code: 'validation_failed', message: say.resendTypeMissing };
    }
    return codeSentInApp(call, addressOf(body, { none: say.addressMissing }), (address) =>
      sendCodeAgain(tenant, type, address, requesterOfApp(request.headers)),
    );
  },
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
