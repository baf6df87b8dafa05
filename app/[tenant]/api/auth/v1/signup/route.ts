import { randomUUID } from 'node:crypto';
import { after } from 'next/server';
import { askerOf } from '@/lib/auth/customers/asker';
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import { admitCode } from '@/lib/auth/customers/customer-limits';
import { customerPasswordProblems } from '@/lib/auth/customers/recovery';
import { sendSignUpCode } from '@/lib/auth/customers/sign-up';
import { addressIn, nameIn, signUpBody } from '@/lib/auth/headless/headless-input';
import { isSharedRequester, requesterOfApp } from '@/lib/auth/headless/requester-of-app';
import { codeRefused, unreachableInApp } from '@/lib/entry/headless/app-limits';
import { headlessAnswer, headlessHandler } from '@/lib/entry/headless/headless-handler';
import { weakPasswordOf } from '@/lib/entry/headless/weak-password';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/** Asks for an account with a password. It is made once the code that is sent has come back to /verify. */
export const POST = headlessHandler({
  schema: signUpBody,
  async handle({ tenant, body, request: { headers } }) {
    if (!(body.email || body.phone)) {
      return { code: 'anonymous_provider_disabled' };
    }
    const { password } = body;
    if (!password) {
      return { code: 'validation_failed', message: say.passwordMissing };
    }
    const address = addressIn(body, { none: say.addressMissing, both: say.signUpOneAddress });
    if (!address.ok) {
      return { code: 'validation_failed', message: address.error };
    }
    const refusal = unreachableInApp(address.value);
    if (refusal !== null) {
      return refusal;
    }
    // Before the password is judged, which can take half a second of the server's time.
    const admitted = await admitCode(await askerOf(tenant.id, address.value, headers));
    if (!admitted.ok) {
      return codeRefused(address.value, admitted.error);
    }
    const name = nameIn(body.data) ?? '';
    const problems = customerPasswordProblems(tenant, address.value, name, password);
    if (problems.length > 0) {
      return weakPasswordOf(problems);
    }
    const wanted = { address: address.value, password, name };
    const requester = requesterOfApp(headers);
    after(() => sendSignUpCode(tenant, wanted, requester, { isShared: isSharedRequester(requester) }));
    return headlessAnswer(userToBe(address.value, name));
  },
});

/**
 * The user that the address may become. It is made up for everybody, so that the answer does not tell whether there is an
 * account; the real one comes with the first session.
 */
function userToBe({ kind, value }: ContactAddress, name: string) {
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const identity = {
    identity_id: randomUUID(),
    id,
    user_id: id,
    identity_data: { [kind]: value, sub: id },
    provider: kind,
    created_at: now,
    updated_at: now,
    last_sign_in_at: now,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: kind === 'email' ? value : '',
    phone: kind === 'phone' ? value : '',
    confirmation_sent_at: now,
    app_metadata: { provider: kind, providers: [kind] },
    user_metadata: name === '' ? {} : { name },
    identities: [identity],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export const GET = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
