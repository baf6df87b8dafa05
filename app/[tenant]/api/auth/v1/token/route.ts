import type { z } from 'zod';
import { forgetCustomerTries } from '@/lib/auth/customers/customer-limits';
import { signInWithPassword } from '@/lib/auth/customers/sign-in-with-password';
import { readAppRefreshToken } from '@/lib/auth/headless/app-refresh-token';
import { tokenBody } from '@/lib/auth/headless/headless-input';
import { refreshSession } from '@/lib/auth/sessions/sessions.commands';
import { addressOf, triedInApp } from '@/lib/entry/headless/app-codes';
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
async function withPassword(call: Call): Promise<HeadlessAnswer> {
  const { tenant, body, request } = call;
  const asker = await triedInApp(call, addressOf(body, { none: say.signInAddressMissing }));
  if (!asker.ok) {
    return asker.error;
  }
  const signedIn = await signInWithPassword(asker.value, body.password ?? '', deviceOf(request.headers));
  if (!signedIn.ok) {
    return signedIn.error === 'sign_in_busy'
      ? { code: 'request_timeout', message: say.signInBusy }
      : { code: 'invalid_credentials' };
  }
  await forgetCustomerTries(asker.value);
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
