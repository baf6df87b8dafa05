import { cookies } from 'next/headers';
import { noteAudit } from '@/lib/auth/audit-log';
import { roleMay } from '@/lib/auth/permissions';
import { readClaims, sessionCookie, writeClaims } from '@/lib/auth/sessions/session-cookie';
import { refreshSession } from '@/lib/auth/sessions/sessions.commands';
import { findLiveSession } from '@/lib/auth/sessions/sessions.queries';
import { currentVisitor } from '@/lib/auth/visitor';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';
import { env } from '@/lib/env';
import { isFromOwnPage, isSameOrigin } from '@/lib/http/same-origin';
import { logger } from '@/lib/log';
import { messages } from '@/lib/messages';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';
import type { AnswerTo } from '@/lib/wire/contract';
import type { readSessionCall, refreshSessionCall } from '@/lib/wire/session';

type SessionContext = RouteContext<'/[tenant]/api/session'>;

const isProxyTrusted = () => env().TRUST_PROXY === '1';

/**
 * The session for the storefront's header: `{signed_in, role, enters_admin}`, with the role in this shop or null, and
 * whether it may open the admin area.
 */
export async function GET(request: Request, { params }: SessionContext): Promise<Response> {
  if (!isSameOrigin(request.headers, isProxyTrusted())) {
    return apiError('forbidden_origin');
  }
  try {
    const tenant = await getCachedTenant((await params).tenant);
    const visitor = tenant && (await currentVisitor(tenant.id));
    return visitor?.kind === 'signed_in'
      ? apiAnswer({
          signed_in: true,
          role: visitor.role,
          enters_admin: roleMay(visitor.role, 'admin.enter'),
        } satisfies AnswerTo<typeof readSessionCall>)
      : apiAnswer({
          signed_in: visitor?.kind === 'expired',
          role: null,
          enters_admin: false,
        } satisfies AnswerTo<typeof readSessionCall>);
  } catch (error) {
    logger().error({ event: 'session.read_failed', error });
    return apiError('store_unavailable', { message: messages.auth.sessionUnknown });
  }
}

/**
 * Refreshes the session of this browser: 200 with `{access_expires_at}` in milliseconds and a new cookie; 401 if it
 * has ended; 503 if that is unknown at the moment: then the cookie stays, and the browser retries.
 */
export async function POST(request: Request, { params }: SessionContext): Promise<Response> {
  if (!isFromOwnPage(request.headers, isProxyTrusted())) {
    return apiError('forbidden_origin');
  }
  try {
    const tenant = await getCachedTenant((await params).tenant);
    const cookieJar = await cookies();
    const cookie = sessionCookie();
    const claims = await readClaims(cookieJar.get(cookie.name)?.value);
    if (tenant === null || claims === null) {
      return apiError('session_missing');
    }
    const refreshed = await refreshSession(tenant.id, claims.sessionId, claims.refreshToken);
    if (!refreshed.ok) {
      cookieJar.delete({ name: cookie.name, ...cookie.options });
      return apiError('session_missing');
    }
    const { refreshToken, accessExpiresAt, expiresAt } = refreshed.value;
    const role = (await findLiveSession(tenant.id, claims.sessionId))?.role ?? null;
    if (role !== claims.role) {
      const { sub: userId, sessionId } = claims;
      noteAudit('auth.role_changed', { tenantId: tenant.id, userId, sessionId, from: claims.role, to: role });
    }
    const maxAge = Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1_000));
    const next = { ...claims, role, refreshToken, accessExpiresAt: accessExpiresAt.getTime() };
    cookieJar.set(cookie.name, await writeClaims(next, maxAge), { ...cookie.options, maxAge });
    return apiAnswer({
      access_expires_at: accessExpiresAt.getTime(),
    } satisfies AnswerTo<typeof refreshSessionCall>);
  } catch (error) {
    logger().error({ event: 'session.refresh_failed', error });
    return apiError('store_unavailable', { message: messages.auth.sessionUnknown });
  }
}

export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
