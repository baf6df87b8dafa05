import type { z } from 'zod';
import { askerOf } from '@/lib/auth/customers/asker';
import { admitTry, forgetCustomerTries } from '@/lib/auth/customers/customer-limits';
import { signInWithPassword } from '@/lib/auth/customers/sign-in-with-password';
import { readAppRefreshToken } from '@/lib/auth/headless/app-refresh-token';
import { addressIn, tokenBody } from '@/lib/auth/headless/headless-input';
import { refreshSession } from '@/lib/auth/sessions/sessions.commands';
import { tryRefused } from '@/lib/entry/headless/app-limits';
import {
  type HeadlessAnswer,
  type HeadlessCall,
  headlessHandler,
} from '@/lib/entry/headless/headless-handler';
import { sessionAnswer } from '@/lib/entry/headless/session-answer';
import { deviceOf } from '@/lib/limits/request-device';
import { headlessSentences as say } from '@/lib/messages/en/headless';

type Call = HeadlessCall & { body: z.output<typeof tokenBody> };

/** Signs in with a password, or exchanges a refresh token for the next pair of tokens. */
export const POST = headlessHandler({
  schema: tokenBody,
  handle(call): Promise<HeadlessAnswer> {
    const grant = new URL(call.request.url).searchParams.get('grant_type');
    if (grant === 'password') {
      return withPassword(call);
    }
    return grant === 'refresh_token'
      ? withRefreshToken(call)
      : Promise.resolve({ code: 'validation_failed', message: say.grantUnsupported });
  },
});

/** An unknown address, an account without a password and a wrong password are one answer. */
async function withPassword({ tenant, body, request: { headers } }: Call): Promise<HeadlessAnswer> {
  const address = addressIn(body, { none: say.signInAddressMissing });
  if (!address.ok) {
    return { code: 'validation_failed', message: address.error };
  }
  const asker = await askerOf(tenant.id, address.value, headers);
  const admitted = await admitTry(asker);
  if (!admitted.ok) {
    return tryRefused(admitted.error);
  }
  const signedIn = await signInWithPassword(asker, body.password ?? '', deviceOf(headers));
  if (!signedIn.ok) {
    return signedIn.error === 'sign_in_busy'
      ? { code: 'request_timeout', message: say.signInBusy }
      : { code: 'invalid_credentials' };
  }
  await forgetCustomerTries(asker);
  return sessionAnswer(tenant.id, signedIn.value);
}

async function withRefreshToken({ tenant, body }: Call): Promise<HeadlessAnswer> {
  if (!body.refresh_token) {
    return { code: 'validation_failed', message: say.refreshTokenMissing };
  }
  const read = readAppRefreshToken(body.refresh_token);
  const refreshed = read && (await refreshSession(tenant.id, read.sessionId, read.refreshToken, 'always'));
  return refreshed?.ok ? sessionAnswer(tenant.id, refreshed.value) : { code: 'refresh_token_not_found' };
}

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
