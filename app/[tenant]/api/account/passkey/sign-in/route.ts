import { markOfCustomer } from '@/lib/auth/customers/asker';
import { signInCustomerByPasskey } from '@/lib/auth/customers/passkey-sign-in';
import { challengedBrowser } from '@/lib/auth/factors/browser-cookie';
import { passkeyAnswerInput } from '@/lib/auth/factors/factor-input';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { endReplacedSession, sessionCookies, withCookies } from '@/lib/entry/account/account-answers';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { networkOf } from '@/lib/http/network';
import { readCookie, setCookieHeader } from '@/lib/http/site-cookies';
import { deviceOf } from '@/lib/limits/request-device';
import { factorSentences } from '@/lib/messages/en/factors';
import type { passkeySignInCall } from '@/lib/wire/account-factors';
import type { AnswerTo } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof passkeySignInCall>;

/** Signs a shopper in by a passkey. One that is not known here and one that does not fit are one answer. */
export const POST = tenantHandler({
  failureMessage: factorSentences.failed,
  schema: passkeyAnswerInput,
  fieldMessage: () => factorSentences.passkeyRefused,
  admit: limitTries({ address: 'passkeyNetwork', shop: 'customerTryTenant' }),
  async handle({ tenant, body: { answer }, request: { headers } }) {
    const browserId = challengedBrowser((name) => readCookie(headers, name));
    const device = deviceOf(headers);
    const signedIn =
      browserId === null
        ? null
        : await signInCustomerByPasskey(tenant.id, {
            browserId,
            site: passkeySiteOf(headers),
            answer,
            device,
          });
    if (signedIn === null || !signedIn.ok) {
      return apiError('passkey_refused', { message: factorSentences.passkeyUnknown });
    }
    const { customerId, address, tokens } = signedIn.value;
    await endReplacedSession(tenant.id, headers);
    const cookies = await sessionCookies(tenant.id, customerId, tokens);
    const asker = address && {
      tenantId: tenant.id,
      address,
      network: networkOf(device.address),
      knownBrowser: null,
    };
    const mark = asker ? [setCookieHeader(markOfCustomer(customerId, asker))] : [];
    return withCookies(apiAnswer({ access_expires_at: tokens.accessExpiresAt.getTime() } satisfies Answer), [
      ...cookies,
      ...mark,
    ]);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
