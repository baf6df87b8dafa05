import 'server-only';
import { isOverloaded } from '@/lib/db/errors';
import { logger, withLogContext } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';
import { apiError, ERROR_CODE_HEADER } from './api-error';
import { orNewerVersion } from './newer-version';

type TenantContext = { params: Promise<{ tenant: string }> };

export type FoundTenant = Result<Tenant, 'store_not_found' | 'store_unavailable'>;

/**
 * The frame of every JSON handler of one shop: looks up the shop, turns a throw into `failureMessage`, and logs one
 * line.
 */
export function tenantRequest(
  failureMessage: string,
  answer: (request: Request, found: FoundTenant) => Promise<Response>,
) {
  return async (request: Request, context: TenantContext): Promise<Response> => {
    const { tenant: tenantKey } = await context.params;
    const startedAt = performance.now();
    const requestId = request.headers.get('x-request-id') ?? undefined;
    const found = await findTenant(tenantKey, requestId);
    const response = await withLogContext({ requestId, ...(found.ok && { tenantId: found.value.id }) }, () =>
      answerSafely(request, found, { failureMessage, answer }),
    ).then((answered) => orNewerVersion(request, answered));
    logger()[response.status < 500 ? 'info' : 'error']({
      event: 'request',
      requestId,
      tenantKey,
      ...(found.ok && { tenantId: found.value.id }),
      method: request.method,
      path: new URL(request.url).pathname,
      status: response.status,
      code: response.headers.get(ERROR_CODE_HEADER) ?? undefined,
      milliseconds: Math.round(performance.now() - startedAt),
    });
    return response;
  };
}

async function findTenant(tenantKey: string, requestId: string | undefined): Promise<FoundTenant> {
  try {
    const tenant = await getCachedTenant(tenantKey);
    return tenant ? ok(tenant) : err('store_not_found');
  } catch (error) {
    logger().error(
      { event: 'tenant.load_failed', requestId, tenantKey, error },
      'the shop could not be loaded',
    );
    return err('store_unavailable');
  }
}

async function answerSafely(
  request: Request,
  found: FoundTenant,
  {
    failureMessage,
    answer,
  }: { failureMessage: string; answer: (request: Request, found: FoundTenant) => Promise<Response> },
): Promise<Response> {
  try {
    return await answer(request, found);
  } catch (error) {
    if (isOverloaded(error)) {
      return apiError('store_busy');
    }
    logger().error({ event: 'request.crashed', error }, 'a handler threw');
    return apiError('internal_error', { message: failureMessage });
  }
}
