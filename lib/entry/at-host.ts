import 'server-only';
import { apiError } from '@/lib/entry/api-error';
import { env } from '@/lib/env';
import { hostTargetOf, rememberedTenantCookie } from '@/lib/tenants/hosts/host-target-of';

/** The value of a cookie, if it is one label. */
const labelIn = (header: string | null, name: string): string | null =>
  new RegExp(`(?:^|; )${name}=([a-z0-9-]{1,63})(?:;|$)`).exec(header ?? '')?.[1] ?? null;

type Handler<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/**
 * A shop's handler at an address that the middleware does not see, because it would keep the whole body in memory: the
 * shop's key comes from the host here, and from nothing that a client can add.
 */
export function atHost<Params>(handler: Handler<Params & { tenant: string }>) {
  // An address without parameters has no promise of them, whatever Next's types say.
  return async (request: Request, context: { params: Promise<Params> | undefined }): Promise<Response> => {
    const { headers } = request;
    const { searchParams } = new URL(request.url);
    const rememberedTenant = labelIn(headers.get('cookie'), rememberedTenantCookie(env()));
    const target = hostTargetOf({ headers, searchParams, rememberedTenant }, env());
    if (target.kind !== 'tenant') {
      return apiError('store_not_found');
    }
    const params = { ...(await context.params), tenant: target.key } as Params & { tenant: string };
    return handler(request, { params: Promise.resolve(params) });
  };
}
