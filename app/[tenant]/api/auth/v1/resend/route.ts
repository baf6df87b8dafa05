import { after } from 'next/server';
import { askerOf } from '@/lib/auth/customers/asker';
import { admitCode } from '@/lib/auth/customers/customer-limits';
import { addressIn, resendBody } from '@/lib/auth/headless/headless-input';
import { requesterOfApp } from '@/lib/auth/headless/requester-of-app';
import { isResendType, sendCodeAgain } from '@/lib/auth/headless/send-codes';
import { codeRefused, unreachableInApp } from '@/lib/entry/headless/app-limits';
import { headlessAnswer, headlessHandler } from '@/lib/entry/headless/headless-handler';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/** Sends a fresh code in place of one that this app asked for. The answer does not tell whether there was one. */
export const POST = headlessHandler({
  schema: resendBody,
  async handle({ tenant, body, request: { headers } }) {
    const { type } = body;
    if (!isResendType(type)) {
      return { code: 'validation_failed', message: say.resendTypeMissing };
    }
    const address = addressIn(body, { none: say.addressMissing });
    if (!address.ok) {
      return { code: 'validation_failed', message: address.error };
    }
    const refusal = unreachableInApp(address.value);
    if (refusal !== null) {
      return refusal;
    }
    const admitted = await admitCode(await askerOf(tenant.id, address.value, headers));
    if (!admitted.ok) {
      return codeRefused(address.value, admitted.error);
    }
    after(() => sendCodeAgain(tenant, type, address.value, requesterOfApp(headers)));
    return headlessAnswer({});
  },
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
