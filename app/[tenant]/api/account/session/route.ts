import { customerCookie, readCustomerClaims } from '@/lib/auth/customers/customer-cookie';
import { refreshSession } from '@/lib/auth/sessions/sessions.commands';
import { sessionCookieHeader } from '@/lib/entry/account-answers';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';
import { tenantRequest } from '@/lib/entry/tenant-request';
import { env } from '@/lib/env';
import { isFromOwnPage } from '@/lib/http/same-origin';
import { readCookie, setCookieHeader } from '@/lib/http/site-cookies';
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
  if (claims === null) {
    return apiError('session_missing');
  }
  const refreshed = await refreshSession(found.value.id, claims.sessionId, claims.refreshToken);
  if (!refreshed.ok) {
    const answer = apiError('session_missing');
    answer.headers.append('Set-Cookie', setCookieHeader({ name, value: '', maxAge: 0 }));
    return answer;
  }
  const answer = apiAnswer({
    access_expires_at: refreshed.value.accessExpiresAt.getTime(),
  } satisfies Answer);
  answer.headers.append('Set-Cookie', await sessionCookieHeader(claims.sub, refreshed.value));
  return answer;
});

export const GET = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
