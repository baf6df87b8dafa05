import 'server-only';
import { apiError } from '@/lib/entry/api-error';
import { env } from '@/lib/env';
import { hostTargetOf, rememberedTenantCookie } from '@/lib/tenants/hosts/host-target-of';
import { tenantKeyAt } from '@/lib/tenants/hosts/tenant-key';

/** The value of a cookie if it is a single DNS label, else null. */
const labelIn = (header: string | null, name: string): string | null =>
  new RegExp(`(?:^|; )${name}=([a-z0-9-]{1,63})(?:;|$)`).exec(header ?? '')?.[1] ?? null;

type Handler<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/**
 * Wraps a shop's handler whose address the middleware skips, because the middleware would keep the whole body in
 * memory. The tenant key comes from the host here, and from nothing that a client can add. The shop is found in every
 * state: the address holds a signed token, which whoever may not see a draft does not have.
 */
export function atHost<Params>(handler: Handler<Params & { tenant: string }>) {
  // Without parameters in the address `params` is undefined, despite Next's types.
  return async (request: Request, context: { params: Promise<Params> | undefined }): Promise<Response> => {
    const { headers } = request;
    const { searchParams } = new URL(request.url);
    const rememberedTenant = labelIn(headers.get('cookie'), rememberedTenantCookie(env()));
    const target = hostTargetOf({ headers, searchParams, rememberedTenant }, env());
    if (target.kind !== 'tenant') {
      return apiError('store_not_found');
    }
    const params = {
      ...(await context.params),
      tenant: tenantKeyAt(target.key, { kind: 'staff' }),
    } as Params & { tenant: string };
    return handler(request, { params: Promise.resolve(params) });
  };
}
