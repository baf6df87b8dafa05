import { after } from 'next/server';
import { askerOf } from '@/lib/auth/customers/asker';
import { admitCode } from '@/lib/auth/customers/customer-limits';
import { sendRecoveryCode } from '@/lib/auth/customers/recovery';
import { addressIn, recoverBody } from '@/lib/auth/headless/headless-input';
import { requesterOfApp } from '@/lib/auth/headless/requester-of-app';
import { codeRefused } from '@/lib/entry/headless/app-limits';
import { headlessAnswer, headlessHandler } from '@/lib/entry/headless/headless-handler';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/** Sends a code that signs in to choose a new password, if there is an account; neither answer nor its time says so. */
export const POST = headlessHandler({
  schema: recoverBody,
  async handle({ tenant, body, request: { headers } }) {
    const address = addressIn(body, { none: say.addressMissing });
    if (!address.ok) {
      return { code: 'validation_failed', message: address.error };
    }
    const admitted = await admitCode(await askerOf(tenant.id, address.value, headers));
    if (!admitted.ok) {
      return codeRefused(address.value, admitted.error);
    }
    after(() => sendRecoveryCode(tenant, address.value, requesterOfApp(headers)));
    return headlessAnswer({});
  },
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
