import { after } from 'next/server';
import { tellOfNewDevice } from '@/lib/auth/new-device/tell-of-new-device';
import { finishProviderSignIn } from '@/lib/auth/provider/finish-sign-in';
import { attemptCookieName, openAttempt } from '@/lib/auth/provider/provider-attempt';
import { outcomePath } from '@/lib/auth/provider/provider-paths';
import type { ProviderOutcome, ProviderRefusal } from '@/lib/auth/provider/provider-refusal';
import { providerSettings } from '@/lib/auth/provider/provider-settings';
import { withCookies } from '@/lib/entry/account/account-answers';
import { shopperCookies } from '@/lib/entry/account/provider-cookies';
import { apiError } from '@/lib/entry/api-error';
import { tenantRequest } from '@/lib/entry/tenant-request';
import { readCookie, setCookieHeader } from '@/lib/http/site-cookies';
import { deviceOf } from '@/lib/limits/request-device';
import { logger } from '@/lib/log';
import { providerSentences } from '@/lib/messages/en/provider';
import type { Tenant } from '@/lib/tenants/tenant';

/**
 * The target of the platform's callback in a shop: checks the provider's answer, signs in, and redirects to
 * the requested page, or to the sign-in page with the error's code. Always a redirect, because a person sees
 * the response.
 */
export const GET = tenantRequest(providerSentences.failed, async (request, found) => {
  if (!found.ok) {
    return apiError(found.error);
  }
  return answerFor(found.value, request);
});

async function answerFor(tenant: Tenant, { url, headers }: Request): Promise<Response> {
  const settings = providerSettings();
  const attempt = openAttempt(tenant.id, readCookie(headers, attemptCookieName()));
  if (settings === null || attempt === null) {
    return refuse(
      tenant,
      'attempt_unknown',
      outcomePath('shopper', 'sign_in', '/account', 'attempt_unknown'),
    );
  }
  const { who, purpose, returnPath } = attempt;
  const pathOf = (outcome: ProviderOutcome) => outcomePath(who, purpose.kind, returnPath, outcome);
  try {
    const visit = {
      tenantId: tenant.id,
      device: deviceOf(headers),
      readCookie: (name: string) => readCookie(headers, name),
    };
    const finished = await finishProviderSignIn(settings, attempt, new URL(url).searchParams, visit);
    if (!finished.ok) {
      const refusal = refuse(tenant, finished.error, pathOf(finished.error));
      // A forged answer does not use up the attempt.
      return finished.error === 'attempt_unknown' ? refusal : usedUp(refusal);
    }
    if (finished.value.kind === 'linked') {
      return usedUp(lead(pathOf('linked')));
    }
    const answer = usedUp(lead(returnPath));
    if (finished.value.kind === 'shopper') {
      return withCookies(answer, await shopperCookies(tenant.id, finished.value, headers));
    }
    const { cookies, isNewDevice, ...signedIn } = finished.value.signedIn;
    if (isNewDevice) {
      after(() => tellOfNewDevice(tenant, signedIn, headers));
    }
    return withCookies(answer, cookies.map(setCookieHeader));
  } catch (error) {
    logger().error({ event: 'provider.crashed', error });
    return refuse(tenant, 'failed', pathOf('failed'));
  }
}

/** Deletes the attempt's cookie. */
const usedUp = (answer: Response): Response =>
  withCookies(answer, [setCookieHeader({ name: attemptCookieName(), value: '', maxAge: 0 })]);

function refuse(tenant: Tenant, reason: ProviderRefusal, path: string): Response {
  logger().info({ event: 'provider.refused', tenantId: tenant.id, reason });
  return lead(path);
}

/** The path is on this host. No parameter of the current address is passed on. */
const lead = (path: string): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
