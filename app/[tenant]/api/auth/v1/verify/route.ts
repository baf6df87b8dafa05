import { askerOf } from '@/lib/auth/customers/asker';
import { admitTry, forgetCustomerTries } from '@/lib/auth/customers/customer-limits';
import { addressIn, verifyBody } from '@/lib/auth/headless/headless-input';
import { requesterOfApp } from '@/lib/auth/headless/requester-of-app';
import { isCodeType, signInWithCodeOf } from '@/lib/auth/headless/verify-code';
import { tryRefused } from '@/lib/entry/headless/app-limits';
import { headlessHandler } from '@/lib/entry/headless/headless-handler';
import { sessionAnswer } from '@/lib/entry/headless/session-answer';
import { deviceOf } from '@/lib/limits/request-device';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/** Signs in with a code that was sent. Wrong, used, too old and never asked for are one answer. */
export const POST = headlessHandler({
  schema: verifyBody,
  async handle({ tenant, body, request: { headers } }) {
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
    const address = addressIn(body, { none: say.addressMissing });
    if (!address.ok) {
      return { code: 'validation_failed', message: address.error };
    }
    const asker = await askerOf(tenant.id, address.value, headers);
    const admitted = await admitTry(asker);
    if (!admitted.ok) {
      return tryRefused(admitted.error);
    }
    if (!isCodeType(type)) {
      return { code: 'otp_expired' };
    }
    const proof = { address: address.value, code: token, requester: requesterOfApp(headers) };
    const signedIn = await signInWithCodeOf(tenant.id, type, proof, deviceOf(headers));
    if (!signedIn.ok) {
      return { code: 'otp_expired' };
    }
    await forgetCustomerTries(asker);
    return sessionAnswer(tenant.id, signedIn.value);
  },
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
