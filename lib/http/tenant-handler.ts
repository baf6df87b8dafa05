import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/env';
import { logger } from '@/lib/log';
import type { Tenant } from '@/lib/tenants/tenant';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';
import { type ApiErrorCode, apiError, ERROR_CODE_HEADER } from './api-error';
import { readJson } from './read-json';
import { isSameOrigin } from './same-origin';

type TenantContext = { params: Promise<{ tenant: string }> };

export type TenantCall<Body> = { tenant: Tenant; body: Body; request: Request };

type Options<Schema extends z.ZodType> = {
  schema: Schema;
  /** The sentence for a field that the schema refused; the path is like `customer.email`. */
  fieldMessage?: (path: string, input: unknown) => string;
  handle: (call: TenantCall<z.output<Schema>>) => Promise<Response>;
};

/**
 * A POST handler of one shop: refuses other origins, finds the shop, parses the body, and turns whatever
 * happens into one JSON answer and one log line.
 */
export function tenantHandler<Schema extends z.ZodType>(options: Options<Schema>) {
  return async (request: Request, context: TenantContext): Promise<Response> => {
    const { tenant: tenantKey } = await context.params;
    const startedAt = performance.now();
    const response = await answer(request, tenantKey, options);
    logger()[response.status < 500 ? 'info' : 'error']({
      event: 'request',
      requestId: request.headers.get('x-request-id'),
      tenantKey,
      method: request.method,
      path: new URL(request.url).pathname,
      status: response.status,
      code: response.headers.get(ERROR_CODE_HEADER) ?? undefined,
      milliseconds: Math.round(performance.now() - startedAt),
    });
    return response;
  };
}

async function answer<Schema extends z.ZodType>(
  request: Request,
  tenantKey: string,
  { schema, fieldMessage, handle }: Options<Schema>,
): Promise<Response> {
  if (!isSameOrigin(request.headers, env().TRUST_PROXY === '1')) {
    return apiError('forbidden_origin');
  }
  let tenant: Tenant | null;
  try {
    tenant = await getCachedTenant(tenantKey);
  } catch (error) {
    logger().error({ event: 'tenant.load_failed', tenantKey, error }, 'the shop could not be loaded');
    return apiError('store_unavailable');
  }
  if (!tenant) {
    return apiError('store_not_found');
  }
  const json = await readJson(request);
  if (!json.ok) {
    return apiError(json.error);
  }
  const body = schema.safeParse(json.value);
  if (!body.success) {
    return invalidInput(body.error, json.value, fieldMessage);
  }
  try {
    return await handle({ tenant, body: body.data, request });
  } catch (error) {
    const requestId = request.headers.get('x-request-id');
    logger().error({ event: 'request.crashed', requestId, tenantId: tenant.id, error }, 'a handler threw');
    return apiError('internal_error');
  }
}

function invalidInput(
  error: z.ZodError,
  input: unknown,
  fieldMessage?: Options<z.ZodType>['fieldMessage'],
): Response {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    fields[path] ??= fieldMessage?.(path, input) ?? issue.message;
  }
  const code: ApiErrorCode = 'invalid_input';
  const sentences = [...new Set(Object.values(fields))];
  return apiError(code, { fields, ...(fieldMessage && sentences.length === 1 && { message: sentences[0] }) });
}
