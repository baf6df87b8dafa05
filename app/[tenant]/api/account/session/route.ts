import { customerCookie, readCustomerClaims } from '@/lib/auth/customers/customer-cookie';
import { refreshSession } from '@/lib/auth/sessions/sessions.commands';
import { endedCookies, sessionCookies, withCookies } from '@/lib/entry/account/account-answers';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { tenantRequest } from '@/lib/entry/tenant-request';
import { env } from '@/lib/env';
import { isFromOwnPage } from '@/lib/http/same-origin';
import { readCookie } from '@/lib/http/site-cookies';
import { messages } from '@/lib/messages';
import type { refreshAccountCall } from '@/lib/wire/account';
import type { AnswerTo } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof refreshAccountCall>;

/**
 * Refreshes the shopper's session of this browser: 200 with the new end of access in milliseconds, 401 if it has
 * ended.
 */
export const POST = tenantRequest(messages.auth.sessionUnknown, async (request, found) => {
  const { headers } = request;
  if (!isFromOwnPage(headers, env().TRUST_PROXY === '1')) {
    return apiError('forbidden_origin');
  }
  if (!found.ok) {
    return apiError(found.error);
  }
  const { name } = customerCookie();
  const claims = await readCustomerClaims(readCookie(headers, name));
  const tenantId = found.value.id;
  const refreshed = claims && (await refreshSession(tenantId, claims.sessionId, claims.refreshToken));
  if (claims === null || !refreshed?.ok) {
    return withCookies(apiError('session_missing'), endedCookies());
  }
  const answer = apiAnswer({
    access_expires_at: refreshed.value.accessExpiresAt.getTime(),
  } satisfies Answer);
  return withCookies(answer, await sessionCookies(tenantId, claims.sub, refreshed.value));
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
