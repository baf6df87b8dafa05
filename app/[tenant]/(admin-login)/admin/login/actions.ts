'use server';
import { after } from 'next/server';
import { z } from 'zod';
import { challengeBrowser, challengedBrowser } from '@/lib/auth/factors/browser-cookie';
import { passkeyAnswerInput } from '@/lib/auth/factors/factor-input';
import { passkeySignInOptions } from '@/lib/auth/factors/passkeys.commands';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { tellOfNewDevice } from '@/lib/auth/new-device/tell-of-new-device';
import { readClaims, sessionCookie } from '@/lib/auth/sessions/session-cookie';
import { signInByPasskey } from '@/lib/auth/sign-in/passkey-sign-in';
import { keepCookies } from '@/lib/entry/keep-cookies';
import { tenantAction } from '@/lib/entry/tenant-action';
import { readCookie } from '@/lib/http/site-cookies';
import { countTry } from '@/lib/limits/rate-limits';
import { deviceOf, requestNetwork } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { factorSentences } from '@/lib/messages/en/factors';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

/** The options for a sign-in by passkey at this hostname. */
export const readSignInOptions = tenantAction({
  schema: z.null(),
  async handle(tenant, _input, headers) {
    const counted = await countTry([{ limit: 'passkeyNetwork', key: requestNetwork(headers) }]);
    if (!counted.ok) {
      return refused(messages.auth.tooManyAttempts(counted.error.minutes));
    }
    const { id, cookie } = challengeBrowser((name) => readCookie(headers, name));
    const options = await passkeySignInOptions(tenant.id, {
      holder: { kind: 'browser', id, of: 'user' },
      site: passkeySiteOf(headers),
    });
    await keepCookies(cookie);
    return ok(options);
  },
});

/** Signs in by a passkey. */
export const signInWithPasskey = tenantAction({
  schema: passkeyAnswerInput,
  fieldMessage: () => factorSentences.passkeyRefused,
  async handle(tenant, { answer }, headers) {
    const read = (name: string) => readCookie(headers, name);
    const browserId = challengedBrowser(read);
    if (browserId === null) {
      return refused(factorSentences.passkeyRefused);
    }
    const claims = await readClaims(read(sessionCookie().name));
    const signedIn = await signInByPasskey(tenant, {
      browserId,
      site: passkeySiteOf(headers),
      answer,
      device: deviceOf(headers),
      readCookie: read,
      replaced: claims && { userId: claims.sub, sessionId: claims.sessionId },
    });
    if (!signedIn.ok) {
      switch (signedIn.error.code) {
        case 'passkey_refused':
          return refused(factorSentences.passkeyUnknown);
        case 'no_permission':
          return refused(messages.auth.noPermissionFor(tenant.name));
        case 'too_many_attempts':
          return refused(messages.auth.tooManyAttempts(signedIn.error.minutes));
      }
    }
    const { cookies, isNewDevice, userId, sessionId } = signedIn.value;
    await keepCookies(...cookies);
    if (isNewDevice) {
      after(() => tellOfNewDevice(tenant, { userId, sessionId }, headers));
    }
    return ok(null);
  },
});
