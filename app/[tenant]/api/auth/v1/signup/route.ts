import { randomUUID } from 'node:crypto';
import { after } from 'next/server';
import { askerOf } from '@/lib/auth/customers/asker';
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import { laneOf } from '@/lib/auth/customers/customer-limits';
import { customerPasswordProblems } from '@/lib/auth/customers/recovery';
import { sendSignUpCode } from '@/lib/auth/customers/sign-up';
import { nameIn, signUpBody } from '@/lib/auth/headless/headless-input';
import { isSharedRequester, requesterOfApp } from '@/lib/auth/headless/requester-of-app';
import { hashPasswordIn } from '@/lib/auth/passwords/passwords';
import { addressOf, codeCounted } from '@/lib/entry/headless/app-codes';
import { headlessAnswer, headlessHandler } from '@/lib/entry/headless/headless-handler';
import { weakPasswordOf } from '@/lib/entry/headless/weak-password';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/** Requests an account with a password. The account is created when the code comes back to /verify. */
export const POST = headlessHandler({
  schema: signUpBody,
  async handle(call) {
    const { tenant, body, request } = call;
    if (!(body.email || body.phone)) {
      return { code: 'anonymous_provider_disabled' };
    }
    const { password } = body;
    if (!password) {
      return { code: 'validation_failed', message: say.passwordMissing };
    }
    const address = addressOf(body, { none: say.addressMissing, both: say.signUpOneAddress });
    if (!address.ok) {
      return address.error;
    }
    // Before the password is judged, which can take half a second of the server's time.
    const refusal = await codeCounted(call, address.value);
    if (refusal !== null) {
      return refusal;
    }
    const name = nameIn(body.data) ?? '';
    const problems = customerPasswordProblems(tenant, address.value, name, password);
    if (problems.length > 0) {
      return weakPasswordOf(problems);
    }
    // Before the answer, which says that the server is busy; hashed for every address, with or without an account.
    const lane = laneOf(await askerOf(tenant.id, address.value, request.headers));
    const hashed = await hashPasswordIn(lane, password);
    if (!hashed.ok) {
      return { code: 'request_timeout', message: say.signInBusy };
    }
    const wanted = { address: address.value, password, passwordHash: hashed.value, name };
    const requester = requesterOfApp(request.headers);
    after(() => sendSignUpCode(tenant, wanted, requester, isSharedRequester(requester) ? lane : null));
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

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
