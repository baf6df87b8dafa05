import { forgetCustomerTries } from '@/lib/auth/customers/customer-limits';
import { verifyBody } from '@/lib/auth/headless/headless-input';
import { requesterOfApp } from '@/lib/auth/headless/requester-of-app';
import { isCodeType, signInWithCodeOf } from '@/lib/auth/headless/verify-code';
import { addressOf, triedInApp } from '@/lib/entry/headless/app-codes';
import { headlessHandler } from '@/lib/entry/headless/headless-handler';
import { sessionAnswer } from '@/lib/entry/headless/session-answer';
import { deviceOf } from '@/lib/limits/request-device';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/** Signs in with a code that was sent. Wrong, used, too old and never asked for are one answer. */
export const POST = headlessHandler({
  schema: verifyBody,
  async handle(call) {
    const { tenant, body, request } = call;
    const { type, token, token_hash: hash } = body;
    if (!type) {
      return { code: 'validation_failed', message: say.codeTypeUnknown };
    }
    if (hash) {
      // No mail of ours has a link that signs in.
      return body.email || body.phone || token
        ? { code: 'validation_failed', message: say.hashAlone }
        : { code: 'otp_expired', message: say.linkWrong };
    }
    if (!token) {
      return { code: 'validation_failed', message: say.codeMissing };
    }
    const asker = await triedInApp(call, addressOf(body, { none: say.addressMissing }));
    if (!asker.ok) {
      return asker.error;
    }
    if (!isCodeType(type)) {
      return { code: 'otp_expired' };
    }
    const proof = { address: asker.value.address, code: token, requester: requesterOfApp(request.headers) };
    const signedIn = await signInWithCodeOf(tenant.id, type, proof, deviceOf(request.headers));
    if (!signedIn.ok) {
      return { code: 'otp_expired' };
    }
    await forgetCustomerTries(asker.value);
    return sessionAnswer(tenant.id, signedIn.value);
  },
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
