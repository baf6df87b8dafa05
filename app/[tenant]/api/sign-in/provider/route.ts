import { z } from 'zod';
import { beginProviderSignIn } from '@/lib/auth/provider/begin-sign-in';
import type { ProviderAttempt } from '@/lib/auth/provider/provider-attempt';
import { ProviderUnavailable } from '@/lib/auth/provider/provider-discovery';
import { FINISH_PATH, providerReturnPath, signInPageOf } from '@/lib/auth/provider/provider-paths';
import { providerSettings } from '@/lib/auth/provider/provider-settings';
import { signedInPerson } from '@/lib/auth/provider/signed-in-person';
import { withCookies } from '@/lib/entry/account/account-answers';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { env } from '@/lib/env';
import { isFromOwnPage } from '@/lib/http/same-origin';
import { readCookie, setCookieHeader } from '@/lib/http/site-cookies';
import { countTry } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { slowDown } from '@/lib/limits/slow-limits';
import { logger } from '@/lib/log';
import { messages } from '@/lib/messages';
import { providerSentences } from '@/lib/messages/en/provider';
import { err, ok, type Result } from '@/lib/result';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import type { Tenant } from '@/lib/tenants/tenant';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { beginProviderCall } from '@/lib/wire/provider';

type Answer = AnswerTo<typeof beginProviderCall>;

const input = z.object({
  who: z.enum(['shopper', 'staff']),
  purpose: z.enum(['sign_in', 'link']),
  return: z.string().max(2_000),
}) satisfies TakenBy<typeof beginProviderCall>;

/**
 * Begins a sign-in through the provider: returns the provider's address, and sets the cookie that the answer
 * needs.
 */
export const POST = tenantHandler({
  failureMessage: providerSentences.failed,
  schema: input,
  async handle({ tenant, body, request: { headers } }) {
    // Stricter than the handler's own check: another site must not begin a sign-in for a visitor.
    if (!isFromOwnPage(headers, env().TRUST_PROXY === '1')) {
      return apiError('forbidden_origin');
    }
    const settings = providerSettings();
    if (settings === null) {
      return apiError('not_found');
    }
    const network = requestNetwork(headers);
    const counted = await countTry([{ limit: 'providerStartNetwork', key: network }]);
    if (!counted.ok) {
      return apiError('too_many_attempts', {
        message: messages.auth.tooManyAttempts(counted.error.minutes),
      });
    }
    await slowDown('providerStartTenant', tenant.id, network);
    const { who } = body;
    const returnPath = providerReturnPath(who, body.return);
    const at = await ownAddress(tenant, headers);
    if (!at.isHere) {
      return apiAnswer({ url: at.link(signInPageOf(who, returnPath)) } satisfies Answer);
    }
    const purpose = await purposeOf(tenant, who, body.purpose, headers);
    if (!purpose.ok) {
      return apiError(purpose.error);
    }
    try {
      const begun = { who, purpose: purpose.value, returnPath, finishUrl: at.finishUrl };
      const { url, cookie } = await beginProviderSignIn(settings, tenant.id, begun);
      return withCookies(apiAnswer({ url } satisfies Answer), [setCookieHeader(cookie)]);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) {
        throw error;
      }
      logger().warn({ event: 'provider.unavailable', error });
      return apiError('provider_unavailable', { message: providerSentences.unavailable(settings.name) });
    }
  },
});

/**
 * The shop's address for the answer: on the requested host, which has the cookie. On a host that is not one
 * of the shop's own names, such as an IP address in development, the person is sent to the proper one first.
 */
async function ownAddress(tenant: Tenant, headers: Headers) {
  const link = await storeLinks(tenant, headers);
  const finishUrl = link(FINISH_PATH);
  const asked = headers.get('x-forwarded-host') ?? headers.get('host') ?? '';
  return { link, finishUrl, isHere: new URL(finishUrl).host === asked.toLowerCase() };
}

/** The attempt's purpose. Linking needs a signed-in person with a fresh proof. */
async function purposeOf(
  tenant: Tenant,
  who: ProviderAttempt['who'],
  kind: 'sign_in' | 'link',
  headers: Headers,
): Promise<Result<ProviderAttempt['purpose'], 'session_missing' | 'proof_needed'>> {
  if (kind === 'sign_in') {
    return ok({ kind });
  }
  const found = await signedInPerson(tenant.id, who, (name) => readCookie(headers, name));
  if (found === null) {
    return err('session_missing');
  }
  return found.isRecent ? ok({ kind, sessionId: found.sessionId }) : err('proof_needed');
}

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
