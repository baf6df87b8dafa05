import { after } from 'next/server';
import { askerOf } from '@/lib/auth/customers/asker';
import { admitCode } from '@/lib/auth/customers/customer-limits';
import { addressIn, otpBody } from '@/lib/auth/headless/headless-input';
import { requesterOfApp } from '@/lib/auth/headless/requester-of-app';
import { sendSignInCode } from '@/lib/auth/headless/send-codes';
import { codeRefused, unreachableInApp } from '@/lib/entry/headless/app-limits';
import { headlessAnswer, headlessHandler } from '@/lib/entry/headless/headless-handler';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/** Sends a code to sign in with. With `create_user: false` an address without an account is sent none, and not told so. */
export const POST = headlessHandler({
  schema: otpBody,
  async handle({ tenant, body, request: { headers } }) {
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
    const makesAccount = body.create_user !== false;
    after(() => sendSignInCode(tenant, address.value, { requester: requesterOfApp(headers), makesAccount }));
    return headlessAnswer({});
  },
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
