import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { type Admin, findAdmin } from '@/lib/auth/admin';
import type { Permission } from '@/lib/auth/permissions';
import { env } from '@/lib/env';
import { isFromOwnPage, isSameOrigin } from '@/lib/http/same-origin';
import { logger, withLogContext } from '@/lib/log';
import { isOfOtherRelease } from '@/lib/release';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';
import { apiError } from './api-error';
import { orNewerVersion } from './newer-version';

type Options = {
  may: Permission;
  /** The error message if the work throws. */
  failureMessage: string;
};

type Handle<Context> = (admin: Admin, request: Request, context: Context) => Promise<Response>;

const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * A route handler of the admin area, for people who hold the permission `may` in the shop of this hostname. All
 * others are refused and learn nothing else. A throw is logged once, and answered with `failureMessage`.
 */
export function adminHandler<Context extends { params: Promise<{ tenant: string }> }>(
  { may, failureMessage }: Options,
  handle: Handle<Context>,
) {
  return async (request: Request, context: Context): Promise<Response> => {
    const isProxyTrusted = env().TRUST_PROXY === '1';
    const isOrigin = SAFE_METHODS.includes(request.method) ? isSameOrigin : isFromOwnPage;
    if (!isOrigin(request.headers, isProxyTrusted)) {
      return apiError('forbidden_origin');
    }
    // Safe to refuse: GET and HEAD only read, and pages repeat them by themselves.
    if (SAFE_METHODS.includes(request.method) && isOfOtherRelease(request.headers)) {
      return apiError('newer_version');
    }
    try {
      const tenant = await getCachedTenant((await context.params).tenant);
      if (tenant === null) {
        return apiError('store_not_found');
      }
      const found = await findAdmin(tenant, may);
      if (!found.ok) {
        return apiError(found.error === 'denied' ? 'access_denied' : 'session_missing');
      }
      const requestId = request.headers.get('x-request-id') ?? undefined;
      const response = await withLogContext({ requestId, tenantId: tenant.id }, () =>
        handle(found.value, request, context),
      );
      return orNewerVersion(request, response);
    } catch (error) {
      unstable_rethrow(error);
      logger().error({ event: 'request.crashed', error }, 'an admin handler threw');
      return apiError('admin_failed', { message: failureMessage });
    }
  };
}
