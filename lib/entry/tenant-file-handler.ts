import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { env } from '@/lib/env';
import { isSameOrigin } from '@/lib/http/same-origin';
import { logger, withLogContext } from '@/lib/log';
import type { Tenant } from '@/lib/tenants/tenant';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';
import { apiError } from './api-error';

type Handle<Params> = (call: { tenant: Tenant; request: Request; params: Params }) => Promise<Response>;

/**
 * A handler of one shop whose body or response is a file instead of JSON. Refuses other origins; a throw becomes
 * `failureMessage` and one log line. The address can be a secret, so it is not logged.
 */
export function tenantFileHandler<Params extends { tenant: string }>(
  failureMessage: string,
  handle: Handle<Params>,
) {
  return async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    if (!isSameOrigin(request.headers, env().TRUST_PROXY === '1')) {
      return apiError('forbidden_origin');
    }
    const params = await context.params;
    try {
      const tenant = await getCachedTenant(params.tenant);
      if (tenant === null) {
        return apiError('store_not_found');
      }
      const requestId = request.headers.get('x-request-id') ?? undefined;
      return await withLogContext({ requestId, tenantId: tenant.id }, () =>
        handle({ tenant, request, params }),
      );
    } catch (error) {
      unstable_rethrow(error);
      logger().error({ event: 'request.crashed', tenantKey: params.tenant, error }, 'a file handler threw');
      return apiError('internal_error', { message: failureMessage });
    }
  };
}
